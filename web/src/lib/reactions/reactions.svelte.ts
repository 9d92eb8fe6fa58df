import type { TableView } from '$lib/session/state';
import type { Texts } from '$lib/i18n/texts.svelte';
import { nameOf } from '$lib/game/phrases';
import { playersOf, type Player } from '$lib/game/players';
import type { Reaction, ReactionKind } from '$lib/protocol/types';

/** How long a reaction is on its way over the screen, in milliseconds. */
export const FLIGHT = 5_000;
/** More of them would hide the table: the oldest give way. */
const MOST = 12;
/** A screen reader is told of one reaction in this many milliseconds: it has more important things to say. */
const PAUSE = 6_000;
/** How long a lantern swings; somebody who waves again meanwhile changes nothing. */
const SWING = 1_000;

/** A reaction on its way. */
interface Flying {
  number: number;
  kind: ReactionKind;
  /** The sender; null for somebody without a chair. */
  player: Player | null;
  name: string;
  mine: boolean;
}

interface ReactionEnv {
  texts: Texts;
  /** What this device shows. */
  view: () => TableView | null;
  /** Whether this visitor wants to see any. */
  wanted: () => boolean;
  /** Whether a scene is told: a reaction would give its end away, and waits. */
  busy: () => boolean;
  now: () => number;
}

/** The reactions that others send, while they are seen. Nothing of them is kept. */
export class Reactions {
  flying: readonly Flying[] = $state.raw([]);
  /** Members whose lanterns swing. */
  waving: ReadonlySet<string> = $state.raw(new Set());
  /** To be read to those who hear the page, the newest last. */
  said: readonly { number: number; text: string }[] = $state.raw([]);
  #number = 0;
  #saidAt = -Infinity;
  #waiting: Reaction[] = [];
  readonly #env: ReactionEnv;

  constructor(env: ReactionEnv) {
    this.#env = env;
  }

  /** Somebody sent a reaction. */
  receive(reaction: Reaction): void {
    if (!this.#env.wanted()) return;
    if (this.#env.busy()) this.#waiting = [...this.#waiting, reaction].slice(-MOST);
    else this.#show(reaction);
  }

  /** The scene is over: what came meanwhile is shown. */
  release(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const reaction of waiting) this.#show(reaction);
  }

  #show({ member, kind }: Reaction): void {
    const view = this.#env.view();
    if (view?.table == null || (kind === 'wave' && this.waving.has(member))) return;
    const { texts, now } = this.#env;
    const seat = seatOf(view, member);
    const player = playersOf(view).find((each) => each.seat === seat) ?? null;
    const known = view.table.members.find(({ id }) => id === member);
    const name = player === null ? (known?.name ?? '') : nameOf(texts, player);
    const mine = view.you?.member === member;
    const number = (this.#number += 1);
    if (kind === 'wave') this.#swing(member);
    else this.#fly({ number, kind, player, name, mine });
    if (mine || now() - this.#saidAt < PAUSE) return;
    this.#saidAt = now();
    const text = texts.text('reaction-sent', { player: name, reaction: texts.text(`reaction-${kind}`) });
    this.said = [...this.said, { number, text }].slice(-1);
  }

  #fly(flying: Flying): void {
    this.flying = [...this.flying, flying].slice(-MOST);
    setTimeout(() => (this.flying = this.flying.filter((each) => each !== flying)), FLIGHT);
  }

  #swing(member: string): void {
    this.waving = new Set([...this.waving, member]);
    setTimeout(() => (this.waving = new Set([...this.waving].filter((each) => each !== member))), SWING);
  }
}

/** The seat of a member, as `playersOf` counts them: of the game while there is one. */
function seatOf({ table, play }: TableView, member: string): number | null {
  if (table === null) return null;
  const seats =
    table.status === 'lobby' || play === null
      ? table.chairs.map((chair) => chair.member)
      : table.players.map((player) => player.member);
  const seat = seats.indexOf(member);
  return seat < 0 ? null : seat;
}
