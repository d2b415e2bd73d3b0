"""The command line: every command has --lang and --json, and says what is wrong in one line with status 2."""

from __future__ import annotations

import io
import json
import platform
import re
import sys
from pathlib import Path
from typing import NoReturn

import click
from rich.console import Console

import mizban
from mizban.bots import SECONDS
from mizban.cli.arena import arena
from mizban.cli.backup import backup
from mizban.cli.bench import bench
from mizban.cli.command_line.help import Group
from mizban.cli.command_line.messages import texts
from mizban.cli.command_line.parameters import Seconds, Whole, in_folder, in_language
from mizban.cli.examples import examples_command
from mizban.cli.games import games
from mizban.cli.play import play
from mizban.cli.replay import replay
from mizban.cli.restore import restore
from mizban.cli.serve import serve
from mizban.cli.simulate import simulate
from mizban.cli.statistics import statistics
from mizban.cli.verify import verify
from mizban.cli.watch import watch
from mizban.core.problem import Problem
from mizban.render.spoken import chosen_language


class Commands(Group):
    """The commands; a name that is none of them is a problem like any other."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        command = super().get_command(ctx, cmd_name)
        if command is None:
            raise Problem("unknown-command", command=cmd_name, known=", ".join(sorted(self.commands)))
        return command


def version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        python = f"{platform.python_implementation()} {platform.python_version()}"
        click.echo(f"mizban {mizban.__version__} ({mizban.build()} build, {python})")
        ctx.exit()


@click.group(
    "mizban", cls=Commands, context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True
)
@click.option("--host", default="0.0.0.0", show_default=True)
@click.option("--port", type=Whole(1))
@in_folder
@click.option("--no-open", is_flag=True)
@click.option("--public", default="")
@click.option("--proxy")
@click.option(
    "--mail",
    default="",
    envvar="MIZBAN_MAIL",
)
@click.option("--thinking", type=Seconds(0.1), default=SECONDS, show_default=True)
@click.option("--log", is_flag=True)
@in_language
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=version)
@click.pass_context
def cli(
    ctx: click.Context,
    host: str,
    port: int | None,
    data: Path | None,
    no_open: bool,
    public: str,
    proxy: str | None,
    mail: str,
    thinking: float,
    log: bool,
    lang: str,
) -> None:
    """Mizban: modern board games as an open table and a fast rules library.

    Without a command it serves the table on this machine and opens the browser.
    """
    if ctx.invoked_subcommand is None:
        serve(lang, host, port, data, not no_open, public, proxy, mail, log, thinking)


for command in (
    play,
    watch,
    games,
    examples_command,
    simulate,
    arena,
    statistics,
    replay,
    verify,
    bench,
    backup,
    restore,
):
    cli.add_command(command)


def main(words: list[str] | None = None) -> NoReturn:
    """Runs one command line and ends with its status: 0, 2 after a line that says what is wrong, or 130 when it was
    interrupted."""
    words = sys.argv[1:] if words is None else words
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot write Persian gets question marks
    try:
        cli.main(words, prog_name="mizban", standalone_mode=False, obj=words)
    except (Problem, click.UsageError) as wrong:
        complain(wrong, words)
    except (click.Abort, KeyboardInterrupt):
        for console in (Console(), Console(stderr=True)):
            console.show_cursor()  # a bar hides it
        raise SystemExit(130) from None
    except BrokenPipeError:
        sys.stderr.close()
    raise SystemExit(0)


def complain(wrong: Problem | click.UsageError, words: list[str]) -> NoReturn:
    """One line in the user's language, as data where data was asked for; status 2."""
    problem = wrong if isinstance(wrong, Problem) else misused(wrong)
    line = " ".join(texts(chosen_language(words)).problem(problem).split())
    if "--json" in words:
        click.echo(json.dumps({"error": problem.text, "message": line}, ensure_ascii=False))
    else:
        click.echo(f"mizban: {line}", err=True)
    raise SystemExit(2)


def misused(wrong: click.UsageError) -> Problem:
    """What click found wrong, as a problem of ours."""
    if isinstance(wrong, click.NoSuchOption):
        return Problem("no-such-option", option=wrong.option_name)
    if isinstance(wrong, click.MissingParameter) and wrong.param is not None:
        return Problem("missing-argument", name=str(wrong.param.human_readable_name))
    extra = re.search(r"unexpected extra arguments? \((.*)\)", wrong.format_message())
    if extra:
        return Problem("extra-argument", value=extra[1])
    return Problem("misused", message=wrong.format_message().rstrip("."))
