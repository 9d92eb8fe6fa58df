import { describe, expect, it } from 'vitest';
import type { TableSocket, Wish } from '$lib/net/socket.svelte';
import type { Place, Problem, View } from '$lib/protocol/types';
import { aGame, aView } from './samples';
import { playersOf, Table } from './table.svelte';

/** A socket that answers when the test says so. */
class Answering {
  view: View | null = viewWith([]);
  wishes: { wish: Wish; answer: (problem: Problem | null) => void }[] = [];

  send(wish: Wish): Promise<Problem | null> {
    return new Promise((answer) => this.wishes.push({ wish, answer }));
  }
}

const REFUSED: Problem = {
  type: 'error',
  id: 'a1',
  code: 'E_TOO_MANY',
  message: 'Ten crosses are enough.',
  args: {},
  rule: 'R-204',
};

function viewWith(crosses: Place[]): View {
  const view = aView({ game: aGame({ phase: 'associate.mark', clue: 'w.sea' }) });
  const actions = {
    reveal_word: false,
    wish_swap: false,
    withdraw_swap: false,
    mark: [],
    unmark: [],
    pass_pen: true,
    take_pen_back: false,
    announce: null,
    point_at: [],
    next_round: false,
  };
  const game = { seat: 0, crosses, open: crosses, past_crosses: [], actions };
  const you = {
    member: 'm1',
    seat: 0,
    approved: true,
    host: true,
    devices: 1,
    own_words: [],
    pointing_list: [],
    by_list: false,
    carried: [],
    game,
  };
  return { ...view, you };
}

function sit(): { socket: Answering; table: Table } {
  const socket = new Answering();
  return { socket, table: new Table(socket as unknown as TableSocket) };
}

describe('a cross', () => {
  it('is on the slate at once, before the server knows', () => {
    const { table, socket } = sit();
    void table.toggle(4);
    expect([...table.crosses]).toEqual([4]);
    expect(socket.wishes[0]!.wish).toEqual({ type: 'mark', place: 4 });
  });

  it('goes away again when the table refuses it, and the refusal can be read', async () => {
    const { table, socket } = sit();
    const done = table.toggle(4);
    socket.wishes[0]!.answer(REFUSED);
    await done;
    expect([...table.crosses]).toEqual([]);
    expect(table.problem?.message).toBe('Ten crosses are enough.');
  });

  it('made and wiped quickly follows the last touch', async () => {
    const { table, socket } = sit();
    const first = table.toggle(4);
    const second = table.toggle(4);
    expect(socket.wishes.map(({ wish }) => wish.type)).toEqual(['mark', 'unmark']);
    socket.wishes[0]!.answer(REFUSED);
    socket.wishes[1]!.answer(null);
    await Promise.all([first, second]);
    table.settle();
    expect([...table.crosses]).toEqual([]);
  });

  it('is believed no longer than until the view after its answer', async () => {
    const { table, socket } = sit();
    const done = table.toggle(4);
    table.settle();
    expect(table.crosses.has(4)).toBe(true);
    socket.wishes[0]!.answer(null);
    await done;
    table.settle();
    expect(table.crosses.has(4)).toBe(false);
  });
});

describe('who sits at the table', () => {
  it('is told from the game while there is one', () => {
    const view = aView({ names: ['Ada', 'Bo', 'Cy'], game: aGame() });
    expect(playersOf(view).map((player) => player.name)).toEqual(['Ada', 'Bo', 'Cy']);
  });

  it('is nobody before the first view', () => {
    expect(playersOf(null)).toEqual([]);
  });
});

describe('the clue word', () => {
  it('is told in the language of the reader, in English where that is missing', () => {
    const { table, socket } = sit();
    socket.view = { ...socket.view!, play: { ...socket.view!.play!, clue: { en: 'sea', de: 'Meer' } } };
    const reread = new Table(socket as unknown as TableSocket);
    expect(reread.clueIn('de')).toBe('Meer');
    expect(reread.clueIn('pl')).toBe('sea');
    expect(table.otherWordIn('de')).toBeNull();
  });
});
