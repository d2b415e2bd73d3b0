"""What is delivered as one file is the same as its parts: modules that stand for themselves, and sheets in order."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route

from mizban.web.assets import asset
from mizban.web.bundles import BUNDLES, EXPORT, IMPORT, KINDS, STATIC, Script, bundle
from web.browser import Server, answer, laid, ready
from web.conftest import Visit

MODULES = sorted((STATIC / "table").rglob("*.js"))
SHEETS = sorted((STATIC / "table").rglob("*.css"))


def test_a_module_comes_once_and_after_what_it_needs() -> None:
    script = Script(STATIC / BUNDLES["table.js"])
    script.text()
    order = list(script.parts)
    assert sorted(order) == MODULES, "none is left out, none is there for nothing"
    for path in order:
        needs = [(path.parent / address).resolve() for _, address in IMPORT.findall(path.read_text())]
        assert not [other for other in needs if other in order and order.index(other) > order.index(path)]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(STATIC)))
def test_a_module_imports_what_there_is(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert len(re.findall(r"^import\b", source, re.M)) == len(IMPORT.findall(source)), "in the one form that is known"
    assert len(re.findall(r"^export\b", source, re.M)) == len(EXPORT.findall(source)), "in the one form that is known"
    for names, address in IMPORT.findall(source):
        other = path.parent / address
        assert other.is_file()
        if "vendor" not in other.parts:
            assert set(names.split(", ")) <= set(EXPORT.findall(other.read_text(encoding="utf-8")))


def test_no_two_modules_export_the_same_name() -> None:
    names = [name for path in MODULES for name in EXPORT.findall(path.read_text(encoding="utf-8"))]
    assert len(names) == len(set(names))


def test_modules_that_import_each_other_are_refused(tmp_path: Path) -> None:
    (tmp_path / "one.js").write_text('import { two } from "./two.js";\nexport const one = 1;\n')
    (tmp_path / "two.js").write_text('import { one } from "./one.js";\nexport const two = 2;\n')
    with pytest.raises(ValueError, match=r"two\.js and one\.js import each other"):
        Script(tmp_path / "one.js").text()


def test_comments_stay_at_home() -> None:
    script = bundle("table.js")
    assert "/**" not in script
    assert {line for line in script.splitlines() if line.startswith("// ")} == {
        f"// {path.relative_to(STATIC / 'table').as_posix()}" for path in MODULES
    }


def test_a_style_sheet_has_all_its_parts_in_their_order() -> None:
    sheet = bundle("table.css")
    assert "@import" not in sheet
    texts = [path.read_text(encoding="utf-8") for path in SHEETS if path.name != "table.css"]
    assert all(sheet.count(text) == 1 for text in texts)
    assert sheet.endswith((STATIC / "table/style/phone.css").read_text(encoding="utf-8")), "phones overrule all"


@pytest.mark.once
@pytest.mark.parametrize("name", BUNDLES)
def test_a_bundle_is_kept_for_ever_at_its_own_address(server: Server, visit: Visit, name: str) -> None:
    request = visit(server).context.request
    file = request.get(asset(name))
    assert file.text() == bundle(name)
    assert file.headers["content-type"] == f"{KINDS[Path(name).suffix]}; charset=utf-8"
    assert "immutable" in file.headers["cache-control"]
    other = request.get(f"/static/other/{name}", headers={"If-None-Match": file.headers["etag"]})
    assert (other.status, other.headers["cache-control"]) == (304, "no-cache")


@pytest.mark.once
def test_modules_and_sheets_work_as_they_are_written(server: Server, visit: Visit) -> None:
    """A browser that gets the parts instead plays a game with them: none of them leans on a name that it does not
    import."""

    def apart(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        start = {".js": 'import "./{}";', ".css": '@import "{}";'}[Path(name).suffix].format(BUNDLES[name])
        route.fulfill(body=start, content_type=KINDS[Path(name).suffix])

    person = server.person("Neda")
    room = server.table(person, bots=1)
    visitor = visit(server).be(person)
    loaded: list[str] = []
    visitor.page.on("request", lambda request: loaded.append(request.url.partition("/static/")[2].partition("/")[2]))
    for name in BUNDLES:
        visitor.page.route(f"**/static/*/{name}", apart)
    page = visitor.go(f"/t/{room.id}")
    laid(page)
    parts = {path.relative_to(STATIC).as_posix() for path in (*MODULES, *SHEETS)}
    assert parts <= set(loaded)
    ready(page)
    n = room.history.n
    answer(page)
    ready(page)
    assert room.history.n > n
