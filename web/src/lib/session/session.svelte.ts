import type { AppContext } from '$lib/context';
import { deckOf, type Deck } from '$lib/decks/deck.svelte';
import { Reactions } from '$lib/reactions/reactions.svelte';
import { EventLog } from '$lib/game/event-log.svelte';
import type { Command, Failure } from '$lib/net/requests';
import { playersOf } from '$lib/game/players';
import type { ConnectionState, OnView, TableSocket } from '$lib/net/socket.svelte';
import type { PublicOptions, SeenBy, View } from '$lib/protocol/types';
import { Narrator } from '$lib/scene/narrator.svelte';
import { CLOCK } from '$lib/scene/scene-player.svelte';
import { Stage } from '$lib/scene/stage.svelte';
import type { Scene } from '$lib/scene/timeline';
import { Action, type Requester } from './action.svelte';
import { Audience } from './audience.svelte';
import { Countdown } from './countdown.svelte';
import { Marks } from './marks.svelte';
import { marksOfSky } from './sky-marks';
import { stateOf, type SessionState } from './state';
import { noteTold, roundsToTell } from './told-rounds';

/**
 * This device at one table: its connection, the newest view and what follows from it. Everything is settled when a view
 * arrives; components read `state` and ask through an `Action` of their own.
 */
export class TableSession implements Requester {
  readonly #socket: TableSocket;
  readonly #app: Pick<AppContext, 'texts' | 'settings' | 'sounds'>;
  readonly log: EventLog;
  readonly marks: Marks;
  readonly audience: Audience;
  readonly countdown: Countdown;
  /** Stages what views contain, over time. */
  readonly stage: Stage;
  readonly narrator: Narrator;
  readonly reactions: Reactions;
  /** What is shown: the newest view, as far as it has been told. */
  view: View | null = $state.raw(null);
  /** The clue words of this page's time at the table, by word and language. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>> = $state.raw({});
  /** Opened to play right away, and the game has not begun yet. */
  starting = $state(false);
  /** The last scene that somebody saw or skipped, and who did. */
  seenBy: SeenBy | null = $state.raw(null);
  /** How many scenes of a round the person at this device has skipped. */
  skips = $state.raw({ round: 0, count: 0 });
  #language: string;
  #remembered = false;
  /** What was last requested from the deck. */
  #met = '';

  constructor(
    connect: (onview: OnView) => TableSocket,
    app: Pick<AppContext, 'texts' | 'settings' | 'sounds'>,
    first: readonly Command[] = [],
    board = false,
  ) {
    this.#app = app;
    this.#language = app.texts.language;
    this.audience = new Audience(
      (command) => this.send(command),
      () => this.view,
      board,
    );
    this.log = new EventLog(app.texts, app.sounds);
    this.countdown = new Countdown(app.texts);
    this.stage = new Stage({
      clock: CLOCK,
      now: () => performance.now(),
      board,
      calm: () => app.settings.calm,
      seen: (round, pointings, early) => {
        if (early) this.skips = { round, count: this.skips.round === round ? this.skips.count + 1 : 1 };
        if (this.view?.you) void this.send({ type: 'seen', round, pointings });
      },
      untold: (view) => (isHidden() ? [] : roundsToTell(view)),
      show: (view, staged) => this.#show(view, staged),
    });
    this.narrator = new Narrator(this.stage, app.texts, () => (this.view ? playersOf(this.view) : []));
    // A device that returns or is in the background jumps to the present; over days it is told what it missed.
    this.#socket = connect((view, fresh) => {
      this.stage.follow(view, fresh || isHidden());
      if (fresh) void this.audience.resend(view);
    });
    this.#socket.onaudience = (light) => this.audience.tell(light);
    this.reactions = new Reactions({
      texts: app.texts,
      view: () => this.view,
      wanted: () => app.settings.reactions,
      busy: () => this.stage.scene !== null,
      now: () => performance.now(),
    });
    this.#socket.onreaction = (reaction) => this.reactions.receive(reaction);
    this.#socket.onseen = (seen) => (this.seenBy = seen);
    this.marks = new Marks(this, () => this.view?.you?.game ?? null);
    this.starting = first.length > 0;
    for (const command of first)
      void this.send(command).then((failure) => (this.starting &&= failure === null));
  }

  readonly state: SessionState = $derived.by(() => stateOf(this.#socket.state, this.view));

  /** The pictures that the table plays with. */
  readonly deck: Deck = $derived(deckOf(this.view?.table?.options.deck ?? ''));

  /** Pictures lie on a real table, and here are the numbers printed on them. */
  readonly printed: boolean = $derived.by(() => {
    const options = this.view?.table?.options;
    return options !== undefined && options.real_cards && options.printed;
  });

  readonly moment: string = $derived.by(() => {
    const game = this.view?.play?.game;
    return [this.view?.table?.games, game?.round, game?.phase].join();
  });

  get connection(): ConnectionState {
    return this.#socket.state;
  }

  /** Another device of this person has connected. */
  get companion(): boolean {
    return this.#socket.companion;
  }

  /** A request has been waiting for more than a second. */
  get slow(): boolean {
    return this.#socket.slow;
  }

  /** Connect, and stay connected until the returned function is called. */
  start(): () => void {
    // Someone who has just opened this table is known there: no need to check first.
    const stop = this.#socket.start(this.starting);
    const hidden = () => (isHidden() ? this.stage.jump() : this.stage.catchUp());
    document.addEventListener('visibilitychange', hidden);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', hidden);
      this.stage.close();
      this.countdown.stop();
    };
  }

  send(command: Command): Promise<Failure | null> {
    return this.#socket.send(command);
  }

  /** Create an action for a part of the page that makes requests and shows refusals. */
  action(): Action {
    return new Action(this);
  }

  /** Pass a change of the page's language on to the seat: for refusals, and for the TV. */
  speak(language: string): void {
    if (language === this.#language) return;
    this.#language = language;
    void this.deck.speak(language);
    if (this.view?.you) void this.send({ type: 'choose_language', language });
  }

  #show(view: View, staged: Scene | null): void {
    const { table, play } = view;
    const swapped = play?.game.swapped === true && this.view?.play?.game.swapped === false;
    this.view = view;
    if (!isHidden()) noteTold(view);
    if (view.you) this.#app.settings.seated = true;
    this.marks.settle(play?.game.phase, swapped);
    this.log.follow(view, staged !== null);
    const seat = view.you?.seat ?? null;
    this.countdown.follow(view.clock, seat === null || (play?.game.turn.waiting_for.includes(seat) ?? false));
    const clue = play?.game.clue;
    if (clue && !(clue in this.words)) this.words = { ...this.words, [clue]: play.clue };
    if (table === null) return;
    if (table.status !== 'lobby') this.starting = false;
    if (table.status === 'over') this.#app.settings.played = true;
    this.#meet(table.options, play?.game.grid ?? []);
    this.#remember(view);
  }

  /** The first round of a table may have a sky that I have marked before: those crosses are a start. */
  #remember(view: View): void {
    if (view.play?.game.phase !== 'associate.mark' || view.play.game.round !== 1 || this.#remembered) return;
    this.#remembered = true;
    void marksOfSky(view).then((places) => places.forEach((place) => void this.marks.toggle(place)));
  }

  /** Learn of the pictures when there are other ones, or others lie on the table. */
  #meet({ deck, real_cards, printed }: PublicOptions, grid: readonly string[]): void {
    const now = JSON.stringify([deck, real_cards, printed, grid]);
    if (now === this.#met) return;
    this.#met = now;
    if (printed || !real_cards) void this.deck.meet(grid);
  }
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}
