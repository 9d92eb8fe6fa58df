"""`stella lab`: bots, simulations and research. Only `stella.cli.app` imports it."""

import typer

from stella.cli.lab import assoc, baselines, league, learned, score_round, seats, simulate

app = typer.Typer(no_args_is_help=True, help="Bots, simulations and research.")
app.command("seat")(seats.seat)
app.command("play")(seats.play)
app.command("league")(league.league)
app.command("simulate")(simulate.simulate)
app.command("score-round")(score_round.score_round)
app.command("baselines")(baselines.baselines)
app.add_typer(assoc.app, name="assoc")
app.add_typer(learned.app, name="learned")
