"""Mail: whom to hand letters to, and letters that cannot be mistaken for anything else."""

from __future__ import annotations

import asyncio
import re
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from html import escape
from types import ModuleType
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from mizban.core.problem import Problem
from mizban.render.texts import RIGHT_TO_LEFT
from mizban.server.errors import texts
from mizban.server.network_address import OWN_NAMES

LONGEST = 254  # characters of an address
ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"(?=[^@]{{1,64}}@){ATOM}(?:\.{ATOM})*@(?:{LABEL}\.)+(?!\d+\Z){LABEL}")
PORTS = {"smtp": 587, "smtps": 465}
PATIENCE = 20.0  # seconds
PAGE = """<!doctype html>
<html lang="{lang}" dir="{side}"><body style="font: 16px/1.7 Vazirmatn, Tahoma, sans-serif">
{told}
<p><a style="padding: 8px 18px; border-radius: 9px; background: #0f5c63; color: #fff; text-decoration: none"
href="{link}">{action}</a></p>
<p style="font-size: 13px"><a style="color: #5e564d" href="{stop}">{no_more}</a></p>
</body></html>
"""


class MailServer(NamedTuple):
    """A mail server that takes our letters, and the address they come from."""

    host: str
    port: int
    secure: bool  # encrypted from the first byte
    user: str
    password: str
    sender: str

    @property
    def starts_secure(self) -> bool | None:
        """Whether to ask for encryption after greeting; None: if it is offered. A password never travels openly."""
        if self.secure:
            return False
        return True if self.user and self.host not in OWN_NAMES else None


class Letter(NamedTuple):
    """What somebody is written: a sentence or two, a link, and a way to get no more."""

    lang: str
    title: str
    lines: list[str]
    action: str
    link: str
    stop: str  # the address of that way


def is_address(text: str) -> bool:
    """Whether letters can be sent there; stricter than the standard, and ASCII only."""
    return len(text) <= LONGEST and bool(ADDRESS.fullmatch(text))


def read_mail_server(value: str) -> MailServer:
    """What --mail says: smtp://user:password@host:port?from=address; a Problem when that cannot be."""
    try:
        parts = urlsplit(value)
        port = parts.port or PORTS[parts.scheme]
        [sender] = parse_qs(parts.query, strict_parsing=True)["from"]
    except (ValueError, KeyError):
        raise Problem("bad-mail") from None
    if not parts.hostname or parts.path not in ("", "/") or not is_address(sender):
        raise Problem("bad-mail")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if bool(user) != bool(password):
        raise Problem("bad-mail")
    return MailServer(parts.hostname, port, parts.scheme == "smtps", user, password, sender)


def written(letter: Letter, sender: str, address: str) -> EmailMessage:
    """A letter as it travels: as plain text, and the same as a page in the direction of its language."""
    say = texts(letter.lang).say
    message = EmailMessage(SMTP.clone(max_line_length=400, cte_type="7bit"))  # links stay in one piece
    message["From"] = Address(say("sender"), addr_spec=sender)
    message["To"] = address
    message["Subject"] = letter.title
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{letter.stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    lines = [*letter.lines, f"{letter.action}:\n{letter.link}", f"-- \n{say('mail-stop')}:\n{letter.stop}"]
    message.set_content("\n\n".join(lines))
    message.add_alternative(paged(letter), subtype="html")
    return message


def paged(letter: Letter) -> str:
    """A letter as a page."""
    say = texts(letter.lang).say
    told = "".join(f"<p>{escape(line)}</p>" for line in letter.lines)
    parts = {"link": letter.link, "action": letter.action, "stop": letter.stop, "no_more": say("mail-stop")}
    side = "rtl" if letter.lang in RIGHT_TO_LEFT else "ltr"
    return PAGE.format(lang=letter.lang, side=side, told=told, **{name: escape(part) for name, part in parts.items()})


def loaded() -> ModuleType:
    """The library that speaks with mail servers; not every server needs it."""
    import aiosmtplib

    return aiosmtplib


async def send(mail_server: MailServer, letter: Letter, address: str) -> None:
    """Hands a letter over."""
    smtp = await asyncio.to_thread(loaded)
    await smtp.send(
        written(letter, mail_server.sender, address).as_bytes(),
        sender=mail_server.sender,
        recipients=[address],
        hostname=mail_server.host,
        port=mail_server.port,
        username=mail_server.user or None,
        password=mail_server.password or None,
        use_tls=mail_server.secure,
        start_tls=mail_server.starts_secure,
        timeout=PATIENCE,
    )
