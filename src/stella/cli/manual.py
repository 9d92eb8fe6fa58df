"""The help of all commands. The code names messages; their texts are looked up only when somebody wants to read."""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING, Final

import typer
from typer.core import TyperArgument, TyperGroup, TyperOption

from stella.cli.say import names_in, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from typer._click import Command, Context, HelpFormatter

HELP: Final = ("-h", "--help")
COMPLETE: Final = "_STELLA_COMPLETE"
EXAMPLE: Final = """\
{"seats": ["orange", "pink", "purple"], "first_scout": 0,
 "marks": [[0, 1], [0], [2]], "points": [0, 2, 1]}"""
"""For the help of `stella adjudicate`."""
TYPERS_OWN: Final = {
    "help": "help-help",
    "install_completion": "help-install-completion",
    "show_completion": "help-show-completion",
}
"""Options that typer adds, and our messages for them."""


def is_wanted(
    command: Command, arguments: Sequence[str], environment: Mapping[str, str] = os.environ
) -> bool:
    """Whether help will be shown: asked for, for want of a command, or beside what a shell completes."""
    if instruction := environment.get(COMPLETE):
        return not instruction.endswith("bash")  # bash shows names only
    if not arguments or not set(HELP).isdisjoint(arguments):
        return True
    groups = command.commands if isinstance(command, TyperGroup) else {}
    return len(arguments) == 1 and isinstance(groups.get(arguments[0]), TyperGroup)


def translate(root: Command) -> None:
    """Put the texts in the language of the shell in place of the names of messages."""
    _title_panels()
    for command in every_command(root):
        command.help = _text(command.help)
        command.short_help = _text(command.short_help)
        command.epilog = _text(command.epilog)
        command.options_metavar = names_in(command.options_metavar or "")
        if isinstance(command, TyperGroup):
            command.subcommand_metavar = names_in(command.subcommand_metavar)
        for param in command.get_params(typer.Context(command, help_option_names=list(HELP))):
            if isinstance(param, TyperOption | TyperArgument):
                _translate_param(param)
        vars(command)["format_usage"] = _usage_of(command)
    if sys.stdout is not None and hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # an old terminal may not know all our letters


def every_command(command: Command) -> Iterator[Command]:
    """A command and all below it."""
    yield command
    if isinstance(command, TyperGroup):
        for each in command.commands.values():
            yield from every_command(each)


def _translate_param(param: TyperOption | TyperArgument) -> None:
    param.help = _text(TYPERS_OWN.get(param.name or "", param.help))
    if isinstance(param.show_default, str):
        param.show_default = say(param.show_default)
    if param.metavar:
        param.metavar = names_in(param.metavar)
    if isinstance(param, TyperArgument) or param.is_flag:  # <str> and <bool> tell nobody anything
        vars(param)["display_type_rich"] = lambda ctx: ""


def _text(message: str | None) -> str | None:
    return say(message, example=EXAMPLE) if message else None


def _usage_of(command: Command) -> object:
    prefix = f"{say('help-usage')} "

    def format_usage(ctx: Context, formatter: HelpFormatter) -> None:
        formatter.write_usage(ctx.command_path, " ".join(command.collect_usage_pieces(ctx)), prefix=prefix)

    return format_usage


def _title_panels() -> None:
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = say("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("help-commands")
    rich_utils.DEFAULT_STRING = say("help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = say("help-required")
    usage = rf"(?P<usage>{re.escape(say('help-usage'))} )"
    rich_utils.OptionHighlighter.highlights = [*rich_utils.OptionHighlighter.highlights[:-1], usage]
