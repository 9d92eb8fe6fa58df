import { firstSkips } from '$lib/game/game-events';
import type { Pace, RoundRecord, View } from '$lib/protocol/types';
import { atPointing, beforeAnnouncing, beforeWinners, gameIn, viewWith, type ToldGame } from './boards';
import { ScenePlayer, type Clock } from './scene-player.svelte';
import { boardsOfRound } from './earlier-rounds';
import { announcingScene, podiumScene, pointingScene, withoutMotion, type Scene } from './timeline';

/** Why the newest view is not shown: somebody still counts a round, or reads the end of the last game. */
type Hold = 'count' | 'round' | 'album';

interface Act {
  scene: Scene | null;
  hold: Hold | null;
  /** The board during the scene, where it is not the one before. */
  opening: ToldGame | null;
  /** The board after it. */
  board: ToldGame;
  arrived: number;
  /** It tells what happened while nobody looked. */
  retold: boolean;
}

/** How long the count of the last round stays before the winners are named, in milliseconds. */
export const COUNT_PAUSE = 25_000;
/** The same on a board, which hardly anybody sends on by hand. */
export const BOARD_COUNT_PAUSE = 12_000;

/** What the stage needs of its session. */
interface StageEnv {
  clock: Clock;
  /** Milliseconds of a steady clock. */
  now: () => number;
  /** Boards follow the table, even if some still read. */
  board: boolean;
  /** Whether the person at this device asked for little motion: their scenes are short. */
  calm?: () => boolean;
  /** The person at this device has seen a scene: the table need not wait for them. `early`: they ended it. */
  seen?: (round: number, pointings: number, early: boolean) => void;
  /** Rounds over days that were revealed while nobody looked at this device. */
  untold?: (view: View) => readonly RoundRecord[];
  /** Show this view now. `staged`: the scene before it has told what is new in it. */
  show: (view: View, staged: Scene | null) => void;
}

/**
 * Tells over time what views contain: the board stays as it was until the scene of a pointing or of the announcing is
 * over. Scenes follow each other; impatient viewers end one for this device alone.
 */
export class Stage extends ScenePlayer {
  /** What this device waits for before it shows more: its person. */
  hold: Hold | null = $state(null);
  /** What is told happened while nobody looked. */
  retold = $state(false);
  /** The scene is over here, but goes on wherever nobody has ended it: the table may be waiting for those people. */
  othersWatch = $state(false);

  readonly #env: StageEnv;
  #acts: Act[] = [];
  #unhold: (() => void) | null = null;
  #unwatch: (() => void) | null = null;
  /** The game as it is on the page, and the newest view that came. */
  #shown: ToldGame | null = null;
  #newest: View | null = null;
  /** The person at this device began the next game, or left the album. */
  #going = false;
  #skipping = false;

  constructor(env: StageEnv) {
    super(env.clock);
    this.#env = env;
  }

  /** A view came. `jump`: the device was away, so it shows the present. */
  follow(view: View, jump: boolean): void {
    const before = this.#newest;
    this.#newest = view;
    if (before === null || jump) {
      this.#clear();
      if (!this.catchUp()) this.#show(gameIn(view), null);
      return;
    }
    this.#acts.push(...this.#actsBetween(gameIn(before), gameIn(view)));
    if (this.#busy) {
      // Whatever tells nothing stays live: who is here, my list, my language.
      if (this.#shown !== null) this.#show(stopped(this.#shown), null);
    } else this.#next();
  }

  /** Tell the rounds that were revealed while nobody looked. Returns whether there are any. */
  catchUp(): boolean {
    const view = this.#newest;
    if (view === null || this.#busy) return false;
    this.#acts.push(...this.#actsUntold(view));
    if (this.#acts.length === 0) return false;
    this.#next();
    return true;
  }

  /** End the scene at this device, and tell the table. */
  override skip(): void {
    this.#skipping = true;
    super.skip();
    this.#skipping = false;
  }

  /** Go on from the count of the last round, or from the album to the next game. */
  goOn(): void {
    if (this.hold === 'album') this.jump();
    else if (this.hold !== null) this.#endHold();
  }

  /** The next game of this table is to be shown as soon as it begins. */
  expectGame(): void {
    this.#going = true;
    if (this.hold === 'album') this.jump();
  }

  /** Leave out all that is still to be told: the page was not looked at. */
  jump(): void {
    if (this.#newest === null || !this.#busy) return;
    this.#clear();
    this.#show(gameIn(this.#newest), null);
  }

  /** Nothing more is played or shown. */
  close(): void {
    this.#clear();
  }

  get #busy(): boolean {
    return this.scene !== null || this.hold !== null;
  }

  #clear(): void {
    this.stop();
    this.#unhold?.();
    this.#unhold = null;
    this.#nobodyWatches();
    this.#acts = [];
    this.retold = false;
    this.hold = null;
    this.#going = false;
  }

  #actOf(board: ToldGame, parts: Partial<Act> = {}): Act {
    return {
      scene: null,
      hold: null,
      opening: null,
      board,
      arrived: this.#env.now(),
      retold: false,
      ...parts,
    };
  }

  /** Each round with its scenes and its points, which stay until the person goes on. */
  #actsUntold(view: View): Act[] {
    const act = (of: ToldGame, parts: Partial<Act> = {}) => this.#actOf(of, { ...parts, retold: true });
    const newest = gameIn(view);
    const boards = (this.#env.untold?.(view) ?? []).map((round) => boardsOfRound(newest, round));
    return boards.flatMap(({ before, after }, index) => {
      if (view.table?.status === 'over')
        return this.#actsBetween(before, newest).map((each) => ({ ...each, retold: true }));
      const scenes = actsOfRound(before, after, this.#pace).map((parts) => act(after, parts));
      const next = boards[index + 1]?.before ?? newest;
      return [...(scenes.length > 0 ? scenes : [act(after)]), act(next, { hold: 'round' })];
    });
  }

  get #pace(): Pace {
    return this.#newest?.table?.options.pace ?? 'off';
  }

  #actsBetween(before: ToldGame, after: ToldGame): Act[] {
    const act = (parts: Partial<Act>): Act => this.#actOf(after, parts);
    const games = (each: ToldGame) => each.table?.games ?? 0;
    if (games(before) !== games(after)) {
      const reads = before.table?.status === 'over' && !this.#env.board && !this.#going;
      this.#going = false;
      return [act(reads ? { hold: 'album' } : {})];
    }
    // Over days the table opens the next round by itself: people look at the points for as long as they like.
    if (after.play?.open_until != null && before.play?.game.phase === 'scoring') {
      if (before.play.game.round !== after.play.game.round) return [act({ hold: 'round' })];
    }
    const acts = actsOfRound(before, after, this.#pace).map(act);
    if (before.table?.status === 'playing' && after.table?.status === 'over') {
      const last = acts.pop();
      const counted = beforeWinners(after);
      return [
        ...acts,
        act({ ...last, board: counted }),
        act({ hold: 'count', board: counted }),
        act(this.#end(after)),
      ];
    }
    return acts.length > 0 ? acts : [act({})];
  }

  #end({ play }: ToldGame): Partial<Act> {
    if (play === null || this.#pace === 'off' || this.#env.calm?.()) return {};
    return { scene: podiumScene(play.game, this.#pace) };
  }

  #next(): void {
    const act = this.#acts[0];
    this.retold = act?.retold ?? false;
    if (act === undefined) return;
    if (act.scene !== null) this.#stage(act, act.scene);
    else if (act.hold !== null) this.#wait(act.hold);
    else {
      this.#acts.shift();
      this.#show(aged(act, this.#env.now()), null);
      this.#next();
    }
  }

  #stage(act: Act, scene: Scene): void {
    const board = act.opening ?? (this.#shown && stopped(this.#shown));
    if (board !== null) this.#show(board, null);
    this.#nobodyWatches();
    const still = this.#env.calm?.() ?? false;
    this.play(still ? withoutMotion(scene) : scene, (tellLast) => {
      const game = act.board.play?.game;
      const live = game?.round === this.#newest?.play?.game.round;
      if ((this.#skipping || still) && game && live && scene.kind !== 'podium') {
        this.#env.seen?.(game.round, game.pointings.length, this.#skipping);
        this.#othersWatchUntil(act.arrived + scene.length);
      }
      this.#acts.shift();
      this.#show(aged(act, this.#env.now()), scene);
      tellLast();
      this.#next();
    });
  }

  #othersWatchUntil(end: number): void {
    const left = end - this.#env.now();
    this.othersWatch = left > 0;
    if (left > 0) this.#unwatch = this.#env.clock.later(left, () => this.#nobodyWatches());
  }

  #nobodyWatches(): void {
    this.#unwatch?.();
    this.#unwatch = null;
    this.othersWatch = false;
  }

  #wait(hold: Hold): void {
    this.hold = hold;
    if (hold === 'album' || (hold === 'round' && !this.#env.board)) return;
    const pause = this.#env.board ? BOARD_COUNT_PAUSE : COUNT_PAUSE;
    this.#unhold = this.#env.clock.later(pause, () => this.#endHold());
  }

  #endHold(): void {
    this.#unhold?.();
    this.#unhold = null;
    this.hold = null;
    const act = this.#acts.shift();
    if (act !== undefined) this.#show(aged(act, this.#env.now()), null);
    this.#next();
  }

  #show(game: ToldGame, staged: Scene | null): void {
    this.#shown = game;
    if (this.#newest !== null) this.#env.show(viewWith(game, this.#newest), staged);
  }
}

/** What is staged between two boards of the same game: nothing, if a whole round lies between them. */
function actsOfRound(before: ToldGame, after: ToldGame, pace: Pace): Partial<Act>[] {
  const [was, now] = [before.play?.game, after.play?.game];
  if (was === undefined || now === undefined || was.round !== now.round || pace === 'off') return [];
  const acts: Partial<Act>[] = [];
  const lit = (seats: typeof now.seats) => seats.every((seat) => seat.lantern !== null);
  if (!lit(was.seats) && lit(now.seats)) {
    acts.push({
      scene: announcingScene(now, pace),
      opening: beforeAnnouncing(before, after),
      board: atPointing(0, before, after),
    });
  }
  const pointings = firstSkips(now.pointings);
  for (let count = was.pointings.length; count < pointings.length; count += 1) {
    const pointing = pointings[count];
    if (pointing !== undefined)
      acts.push({
        scene: pointingScene(pointing, count, pace),
        board: atPointing(count + 1, before, after),
      });
  }
  return acts;
}

/** The board during a scene, when no time runs. */
const stopped = (board: ToldGame): ToldGame => ({ ...board, clock: null });

/** The board with the time left now, not of when it came. */
function aged({ board, arrived }: Act, now: number): ToldGame {
  const clock = board.clock && { ...board.clock, left: Math.max(0, board.clock.left - (now - arrived)) };
  return { ...board, clock };
}
