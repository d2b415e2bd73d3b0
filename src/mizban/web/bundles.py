"""Scripts and style sheets that are written in parts and delivered as one file: one request, and fewer bytes."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

STATIC = Path(__file__).parent / "static"
BUNDLES = {"table.js": "table/table.js", "table.css": "table/style/table.css"}  # [delivered as] where it begins
KINDS = {".js": "text/javascript", ".css": "text/css"}
IMPORT = re.compile(r'^import \{ ([\w$, ]+) \} from "([\w./]+)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:class|const|function) ([\w$]+))", re.MULTILINE)
COMMENT = re.compile(r"^ *(?://.*|/\*\*(?:.|\n)*?\*/)\n", re.MULTILINE)  # on lines of its own
SHEET = re.compile(r'^@import "([\w./]+)";\n', re.MULTILINE)


@cache
def bundle(name: str) -> str:
    """A file with all that it imports."""
    start = STATIC / BUNDLES[name]
    return Script(start).text() if start.suffix == ".js" else style(start)


def style(path: Path) -> str:
    """A style sheet with those that it imports in their places."""
    return SHEET.sub(lambda line: style(path.parent / line[1]), path.read_text(encoding="utf-8"))


class Script:
    """A module with all that it imports from its folder or below, each once and before whoever needs it. What lies
    elsewhere is shared with other pages, and is imported as it was."""

    def __init__(self, start: Path) -> None:
        self.start = start
        self.shared: dict[Path, set[str]] = {}  # [a file elsewhere] the names that are wanted of it
        self.parts: dict[Path, str] = {}

    def text(self) -> str:
        """The whole script."""
        self.add(self.start)
        return "".join(self.imports()) + "".join(self.parts.values())

    def imports(self) -> list[str]:
        """What is shared, as seen from where the script is delivered."""
        places = {path.relative_to(STATIC).as_posix(): names for path, names in self.shared.items()}
        return [f'import {{ {", ".join(sorted(names))} }} from "./{place}";\n' for place, names in places.items()]

    def add(self, path: Path) -> None:
        """A module, after what it imports. Each keeps its own names to itself: it gives away only what it exports."""
        source = path.read_text(encoding="utf-8")
        self.parts[path] = ""
        for names, address in IMPORT.findall(source):
            other = (path.parent / address).resolve()
            if not other.is_relative_to(self.start.parent):
                self.shared.setdefault(other, set()).update(names.split(", "))
            elif other not in self.parts:
                self.add(other)
            elif not self.parts[other]:
                raise ValueError(f"{path.name} and {other.name} import each other")
        del self.parts[path]  # it comes after all that it needs
        self.parts[path] = self.enclosed(path, COMMENT.sub("", IMPORT.sub("", source)).strip("\n"))

    def enclosed(self, path: Path, source: str) -> str:
        """A module as a value: what it exports."""
        exports = f"{{ {', '.join(EXPORT.findall(source))} }}"
        head = f"\n// {path.relative_to(self.start.parent).as_posix()}\n"
        if path == self.start:
            return f"{head}{source}\n"
        return f"{head}const {exports} = (() => {{\n{EXPORT.sub('', source)}\nreturn {exports};\n}})();\n"
