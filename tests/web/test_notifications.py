"""Being told that it is one's turn, in a real browser; the push service is left out."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from web.browser import NARROW, Server
from web.conftest import Visit

pytestmark = pytest.mark.once

# What a browser with a push service would do; there is none in a test.
SERVICE = """
  PushManager.prototype.subscribe = async function (how) {
    window.asked = [how.userVisibleOnly, how.applicationServerKey.length];
    const keys = { p256dh: "A".repeat(87), auth: "A".repeat(22) };
    return { toJSON: () => ({ endpoint: "https://push.example.net/" + Math.random().toString(36).slice(2), keys }) };
  };
"""


def profile(server: Server, visit: Visit, allowed: bool = True) -> Page:
    """The profile page of somebody new; whether their browser lets us tell them."""
    visitor = visit(server, size=NARROW).be(server.person("Neda"))
    if allowed:
        visitor.context.grant_permissions(["notifications"], origin=server.url)
    visitor.page.add_init_script(SERVICE)
    return visitor.go("/profile")


def test_a_browser_is_added_and_removed(server: Server, visit: Visit) -> None:
    page = profile(server, visit)
    page.locator("#push-form button").click()
    page.wait_for_url("**saved=push*")
    expect(page.locator("#turns .notice.good")).to_be_in_viewport()
    expect(page.locator("#turns .list li")).to_have_count(1)
    expect(page.locator("#turns .pill.good")).to_be_visible()
    expect(page.locator("#push-form")).to_have_count(0)
    page.locator('form[action="/push/end"] button').click()
    page.wait_for_url("**saved=push-end*")
    expect(page.locator("#turns .list li")).to_have_count(0)
    expect(page.locator("#push-form button")).to_be_visible()


def test_a_browser_that_does_not_allow_it_says_so(server: Server, visit: Visit) -> None:
    page = profile(server, visit, allowed=False)
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    page.locator("#push-form button").click()
    expect(page.locator("#push-state")).to_contain_text("does not allow")
    expect(page.locator("#push-form button")).to_be_enabled()


def test_without_script_the_page_says_what_is_missing(server: Server, visit: Visit) -> None:
    page = visit(server, script=False).be(server.person("Neda")).go("/profile")
    expect(page.locator("#push-form")).to_be_hidden()
    expect(page.locator("#turns .no-script")).to_be_visible()


def test_the_worker_shows_what_is_pushed(server: Server, visit: Visit) -> None:
    page = profile(server, visit)
    devtools = page.context.new_cdp_session(page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => 1)")
    assert page.evaluate("navigator.serviceWorker.ready.then((r) => new URL(r.scope).pathname)") == "/"
    told = {"title": "نوبت شماست", "body": "سارا", "path": "/t/1", "tag": "1", "lang": "fa", "dir": "rtl"}
    push = {"origin": server.url, "registrationId": registrations[-1], "data": json.dumps(told)}
    shown = """async () => {
      const registration = await navigator.serviceWorker.ready;
      for (let i = 0; i < 20; i++) {
        const [note] = await registration.getNotifications();
        if (note) return [note.title, note.body, note.data, note.tag, note.lang, note.dir];
        await new Promise((go) => setTimeout(go, 50));
      }
    }"""
    note = None
    for _ in range(20):  # a worker that is only just there may miss the first; one tag is one note
        devtools.send("ServiceWorker.deliverPushMessage", push)
        note = page.evaluate(shown)
        if note:
            break
    assert note == ["نوبت شماست", "سارا", "/t/1", "1", "fa", "rtl"]
