"""`contrada dataset` and `contrada tune`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from contrada.bots.experiments.tuning import Tuning, parse_parameter, tune
from contrada.cli.common import (
    ComponentsOpt,
    GameArg,
    JsonOpt,
    LangOpt,
    OptionOpt,
    SeedOpt,
    WorkersOpt,
    err,
    out,
    print_json,
    read_components,
    read_options,
    words_for,
    worker_count,
)
from contrada.cli.saving import check_writable
from contrada.core.errors import BadSetup


def dataset(
    matches: Annotated[list[Path], typer.Argument(help="Match files, or folders with them.")],
    target: Annotated[Path, typer.Option("--out", help="The file to write: .npz or .parquet.")],
    encoding: Annotated[
        str, typer.Option("--encoding", help="How decisions are shown: features or raw.")
    ] = "features",
    lang: LangOpt = None,
) -> None:
    """Write the decisions of finished matches as a table: observation, legal, action, outcome."""
    words = words_for(lang)
    try:
        from contrada.adapters.dataset import write
    except ImportError:
        raise BadSetup("Datasets need NumPy: pip install 'contrada[dataset]'.") from None
    check_writable(target)
    games, rows = write(matches, target, encoding)
    out().print(
        words.text("cli-dataset-wrote", file=str(target), games=games, rows=rows), soft_wrap=True
    )


def tune_bot(
    game: GameArg,
    bot: Annotated[str, typer.Argument(help="The bot, with its fixed settings if it has any.")],
    parameter: Annotated[
        list[str],
        typer.Option(
            "--param", help="A setting to search: name=LOW..HIGH or name=A|B; repeatable."
        ),
    ],
    against: Annotated[
        list[str] | None, typer.Option("--against", help="An opponent; repeatable, one per seat.")
    ] = None,
    trials: Annotated[int, typer.Option("--trials", min=1, help="Number of trials.")] = 30,
    games: Annotated[int, typer.Option("--games", min=1, help="Games of each trial.")] = 40,
    seed: SeedOpt = 1,
    study: Annotated[
        Path | None,
        typer.Option("--study", help="Keep the trials in this SQLite file and go on from it."),
    ] = None,
    workers: WorkersOpt = None,
    option: OptionOpt = None,
    components: ComponentsOpt = None,
    as_json: JsonOpt = False,
    lang: LangOpt = None,
) -> None:
    """Search for good settings of a bot, and check the best ones on fresh deals."""
    words = words_for(lang)
    tuning = Tuning(
        game=game,
        bot=bot,
        parameters=tuple(parse_parameter(text) for text in parameter),
        against=tuple(against or ("greedy",)),
        trials=trials,
        games=games,
        seed=seed,
        options=read_options(game, option),
        components=read_components(game, components),
    )
    if study is not None:
        check_writable(study)
    console = err()
    result = tune(
        tuning,
        worker_count(workers),
        f"sqlite:///{study.resolve()}" if study is not None else "",
        lambda name, share: console.print(f"{share:.3f}  {name}", soft_wrap=True),
    )
    if as_json:
        print_json(result)
    else:
        checked = result.checked
        out().print(
            words.text(
                "cli-tune-result",
                bot=result.bot,
                trials=result.trials,
                found=f"{result.found:.3f}",
                share=f"{checked.place_share:.3f}",
                games=checked.games,
                low=f"{checked.win_low:.1%}",
                high=f"{checked.win_high:.1%}",
            ),
            soft_wrap=True,
        )
    if result.interrupted:
        raise typer.Exit(130)
