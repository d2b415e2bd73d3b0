"""What `--help` shows: the texts of a command and its options are messages `help-…`, in the user's language."""

from __future__ import annotations

import click

from mizban.cli.command_line.messages import CliTexts, texts
from mizban.cli.command_line.parameters import Seconds, Whole
from mizban.render.digits import digits
from mizban.render.spoken import chosen_language
from mizban.server.storage.data_folder import usual_folder


class Command(click.Command):
    """A command that explains itself in the user's language. Its options are attributes of its message; those that
    every command has are attributes of `help-every`."""

    def say(self, ctx: click.Context) -> CliTexts:
        """The texts in the language of this command line."""
        return texts(chosen_language(ctx.find_root().obj or []))

    def about(self, say: CliTexts) -> str:
        """What this command is for."""
        return say.say(f"help-{self.name}")

    def of_option(self, param: click.Option, ctx: click.Context) -> str:
        """What an option is for, and what it is unless said."""
        say, name = self.say(ctx), max(param.opts, key=len).lstrip("-")
        ids = [id for id in (f"help-{self.name}", "help-every") if say.has(id, name)]
        text = say.say(ids[0], figures(), name) if ids else param.help or ""
        default = param.get_help_extra(ctx).get("default", "")
        if isinstance(param.type, Whole | Seconds):  # anything else is typed as it is written here
            default = digits(default.removesuffix(".0"), say.lang)
        return f"{text}  [{say.say('help-default')} {default}]" if default else text

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        prefix = f"{self.say(ctx).say('help-usage')} "
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self.about(self.say(ctx)))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        shown = [(param, record[0]) for param in options if (record := param.get_help_record(ctx))]
        with formatter.section(self.say(ctx).say("help-every")):
            formatter.write_dl([(names, self.of_option(param, ctx)) for param, names in shown])


class Group(Command, click.Group):
    """Commands that explain themselves."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        say = self.say(ctx)
        with formatter.section(say.say("help-commands")):
            formatter.write_dl(
                [(name, command.about(say)) for name, command in self.commands.items() if isinstance(command, Command)]
            )


def figures() -> dict[str, str]:
    """What the texts may name."""
    return {"folder": str(usual_folder())}
