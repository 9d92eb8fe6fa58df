import type { AppContext } from '$lib/context';
import type { GameBoard } from '$lib/game/board';
import type { Connection } from '$lib/net/connection';
import type { Command, Failure } from '$lib/net/requests';
import type { ConnectionState } from '$lib/net/socket.svelte';
import type { Place, View } from '$lib/protocol/types';
import { cueOf, hasNext, type Cue } from './cues';
import { forget, keep, recall, START, type LessonProgress } from './progress';
import { revealOf, viewOf, type LessonData, type Moves } from './round';
import { pointedByBot } from './showing';

/** The table of the lesson: it answers as a server would, and the bots wait for the learner to read on. */
export class Lesson implements Connection {
  readonly state: ConnectionState = 'open';
  readonly companion = false;
  readonly slow = false;
  readonly local = true;
  readonly #data: LessonData;
  readonly #app: Pick<AppContext, 'texts' | 'settings'>;
  #onview: (view: View, fresh: boolean) => void = () => undefined;
  #version = 0;
  #progress: LessonProgress = $state.raw(START);

  constructor(data: LessonData, app: Pick<AppContext, 'texts' | 'settings'>) {
    this.#data = data;
    this.#app = app;
    this.#progress = recall(data);
  }

  /** Connect a session: views go there. */
  to(onview: (view: View, fresh: boolean) => void): this {
    this.#onview = onview;
    return this;
  }

  start(): () => void {
    this.#show(true);
    return () => undefined;
  }

  get moves(): Moves {
    return this.#progress.moves;
  }

  /** Whether the lesson has begun. */
  get begun(): boolean {
    return this.moves.turned;
  }

  /** Whether the table shows all moves: their scenes are over. */
  isShownBy({ phase, pointings }: GameBoard): boolean {
    const game = viewOf(this.#data, this.moves).play?.game;
    return game?.phase === phase && game.pointings.length === pointings.length;
  }

  readonly cue: Cue = $derived.by(() => cueOf(this.#data, this.#progress.moves, this.#progress.heard));

  /** Read on: the next sentence, or the next bot points. */
  next(): void {
    if (!hasNext(this.cue)) return;
    const reveal = revealOf(this.#data, this.moves);
    const { scout } = reveal;
    if (this.cue.say === 'pointed' && scout !== null && scout > 0) {
      this.#move({ pointed: [...this.moves.pointed, pointedByBot(reveal, this.moves)] });
    } else this.#set({ moves: this.moves, heard: this.#progress.heard + 1 });
  }

  restart(): void {
    this.#set(START);
    this.#show(true);
  }

  /** Forget the progress: the next visit starts over. */
  finish(): void {
    forget();
  }

  send(command: Command): Promise<Failure | null> {
    return Promise.resolve(this.#asked(command));
  }

  #asked(command: Command): Failure | null {
    const { turned, crosses, passed, pointed } = this.moves;
    const marking = turned && !passed;
    switch (command.type) {
      case 'reveal_word':
        if (!turned) this.#move({ turned: true });
        return null;
      case 'mark':
        if (!marking || crosses.includes(command.place)) return null;
        if (crosses.length >= this.#data.most) return this.#refusal();
        this.#move({ crosses: [...crosses, command.place] });
        return null;
      case 'unmark':
        if (marking) this.#move({ crosses: without(crosses, command.place) });
        return null;
      case 'finish_marking':
        if (marking && crosses.length > 0) this.#move({ passed: true });
        return null;
      case 'point_at': {
        const { scout } = revealOf(this.#data, this.moves);
        const open = crosses.includes(command.place) && !pointed.includes(command.place);
        if (passed && scout === 0 && open) this.#move({ pointed: [...pointed, command.place] });
        return null;
      }
      case 'choose_language':
        this.#show();
        return null;
      case 'ready':
      case 'next_round':
        // After the round, any button leads to its end.
        if (passed && revealOf(this.#data, this.moves).scout === null) this.#end();
        return null;
      default:
        return null;
    }
  }

  #end(): void {
    while (hasNext(this.cue)) this.next();
  }

  #move(done: Partial<Moves>): void {
    this.#set({ moves: { ...this.moves, ...done }, heard: 0 });
    this.#show();
  }

  #set(progress: LessonProgress): void {
    this.#progress = progress;
    keep(progress);
  }

  /** `fresh`: a starting point, so nothing is announced. */
  #show(fresh = false): void {
    const view = viewOf(this.#data, this.moves);
    this.#version += 1;
    const name = this.#app.settings.name.trim() || this.#app.texts.text('learn-you');
    const { table } = view;
    const named = {
      ...view,
      version: this.#version,
      table: table && {
        ...table,
        members: table.members.map((member) => ({ ...member, name })),
        players: table.players.map((player) => (player.member === null ? player : { ...player, name })),
      },
    };
    this.#onview(named, fresh);
  }

  #refusal(): Failure {
    const message = this.#app.texts.text('learn-enough');
    return {
      kind: 'refused',
      problem: { type: 'error', id: null, code: 'E_TOO_MANY', message, args: {}, rule: null },
    };
  }
}

const without = (places: readonly Place[], place: Place): Place[] => places.filter((each) => each !== place);
