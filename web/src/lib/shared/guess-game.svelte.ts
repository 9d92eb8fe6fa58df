import type { AppContext } from '$lib/context';
import { holdersOf } from '$lib/game/brightest';
import type { Player, SeatedPlayer } from '$lib/game/players';
import { guessRound } from '$lib/net/api';
import type { Actions, BlindGame, BlindRound, GuessedRound, Place, Seat } from '$lib/protocol/types';
import type { Clock } from '$lib/scene/scene-player.svelte';
import type { Words } from '$lib/session/scopes.svelte';
import type { Fate } from '$lib/solo/fates';
import { NEW_SEAT, newBoard, NO_ACTIONS, scoredBoard, type GameBoard } from '$lib/game/board';
import { ME, SoloGame } from '$lib/solo/solo-game.svelte';
import { guessesOf, keepGuesses } from './guesses';
import { publicPlayerOf } from './public';

/** How alike somebody at the table and the reader think. */
interface Match {
  player: Player;
  /** Pictures that both marked. */
  shared: readonly Place[];
  /** These of all that one of them marked. */
  alike: number;
}

/** Where a reader is with a round of a public game. */
type GuessStep = 'marking' | 'watching' | 'result';

/** A round of a public game: marked by its reader first, then compared with the table, then told in scenes. */
export class GuessGame extends SoloGame {
  readonly #token: string;
  readonly #shared: BlindGame;
  readonly round: BlindRound;
  /** What the server told once my marks were final. */
  guessed: GuessedRound | null = $state.raw(null);

  constructor(
    token: string,
    game: BlindGame,
    round: BlindRound,
    app: Pick<AppContext, 'texts' | 'settings'>,
    clock?: Clock,
  ) {
    super(app, clock);
    this.#token = token;
    this.#shared = game;
    this.round = round;
    const { drafts, done } = guessesOf(token);
    this.marks = done[round.number] ?? drafts[round.number] ?? [];
    if (done[round.number]) void this.guess();
  }

  readonly step: GuessStep = $derived.by(() => {
    if (this.guessed === null) return 'marking';
    return this.settled ? 'result' : 'watching';
  });

  get marking(): boolean {
    return this.guessed === null;
  }

  readonly newest: GameBoard | null = $derived.by(() =>
    this.guessed === null ? null : scoredView(this.guessed),
  );

  readonly game: GameBoard = $derived.by(() =>
    this.newest === null ? newBoard(this.round.cards, `w.${this.round.number}`) : this.shown(this.newest),
  );

  get clue(): Words {
    return this.#shared.words[this.round.number] ?? {};
  }

  readonly players: readonly SeatedPlayer[] = $derived.by(() => {
    const { texts } = this.app;
    const players = this.guessed?.players ?? [
      {
        name: texts.text('learn-you'),
        colour: 'orange',
        symbol: 'star',
        bot: false,
        character: null,
      } as const,
    ];
    return this.game.seats.flatMap((state, seat) => {
      const player = players[seat];
      if (player === undefined) return [];
      const told = publicPlayerOf(player, seat, (colour) => texts.text(`colour-${colour}`));
      return { ...told, me: this.marking, state };
    });
  });

  /** Readers have a seat while they mark; the round that follows is the table's. */
  get seat(): Seat | null {
    return this.marking ? ME : null;
  }

  readonly crosses: ReadonlySet<Place> = $derived.by(() => new Set(this.marks));

  get may(): Actions {
    return this.busy || !this.marking ? NO_ACTIONS : this.mayMark;
  }

  /** At the table my cross would have been a Spark, a Super-Spark or a fall. */
  fateAt(place: Place): Fate | null {
    if (!this.crosses.has(place)) return null;
    const others = this.holdersOf(place).length;
    return others === 0 ? 'fall' : others === 1 ? 'super' : 'spark';
  }

  get fates(): readonly Fate[] {
    return this.marks.flatMap((place) => this.fateAt(place) ?? []);
  }

  /** Those at the table who marked a picture. */
  holdersOf(place: Place): readonly Player[] {
    return this.guessed === null ? [] : this.playersAt(holdersOf(this.guessed.record, place));
  }

  /** Everyone at the table, those who think like the reader first. */
  readonly matches: readonly Match[] = $derived.by(() => {
    const slates = this.guessed?.record.slates ?? [];
    return this.players
      .map((player): Match => {
        const theirs = slates[player.seat] ?? [];
        const shared = this.marks.filter((place) => theirs.includes(place));
        return {
          player,
          shared,
          alike: shared.length / Math.max(1, new Set([...theirs, ...this.marks]).size),
        };
      })
      .sort((a, b) => b.alike - a.alike);
  });

  /** The person who thinks most like the reader, or the bot if no person does. */
  get closest(): Match | undefined {
    const alike = this.matches.filter(({ shared }) => shared.length > 0);
    return alike.find(({ player }) => !player.bot) ?? alike[0];
  }

  /** Final: from here on the table's marks are told. */
  async guess(): Promise<void> {
    const { number } = this.round;
    await this.ask(async () => {
      const { id } = guessesOf(this.#token);
      this.guessed = await guessRound(this.#token, number, { id, order: this.marks });
      this.told = this.guessed.record.pointings.length;
      const { drafts, done } = guessesOf(this.#token);
      keepGuesses(this.#token, { id, drafts, done: { ...done, [number]: this.marks } });
    });
  }

  /** Have the round told from its beginning. */
  watch(): void {
    this.told = null;
    this.tell();
  }

  protected keepDraft(): void {
    const { id, drafts, done } = guessesOf(this.#token);
    keepGuesses(this.#token, { id, drafts: { ...drafts, [this.round.number]: this.marks }, done });
  }
}

/** The round as everyone at the table saw it when its points were counted. */
function scoredView({ record, players }: GuessedRound): GameBoard {
  const seats = players.map(({ colour }) => ({ ...NEW_SEAT, colour }));
  const { number, grid, clue, first_scout } = record;
  const before = { ...newBoard(grid, clue), round: number, first_scout, seats };
  return scoredBoard(before, record, [record.points]);
}
