import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deckOf } from '$lib/decks/deck.svelte';
import { playersOf } from '$lib/game/players';
import { aGame, aView } from '$lib/testing/sample-views';
import type { Command } from '$lib/net/requests';
import type { Role } from '$lib/net/socket.svelte';
import type { View } from '$lib/protocol/types';
import { aMember, marking, SampleSession } from '$lib/testing/sample-session';
import { LiveGame } from './scopes.svelte';

let stop: (() => void) | undefined;
let asked: string[];

async function begin(role: Role = 'member', first: readonly Command[] = []): Promise<SampleSession> {
  const sample = await SampleSession.in(role, first);
  stop = sample.session.start();
  await vi.advanceTimersByTimeAsync(0);
  return sample;
}

async function open(view: View = marking()): Promise<SampleSession> {
  const sample = await begin();
  sample.open(view);
  return sample;
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.reject(new Error('no network in tests'));
  });
});

afterEach(() => {
  stop?.();
  stop = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the state of a session', () => {
  it('goes from joining to the lobby, the game and its end', async () => {
    const sample = await begin();
    const { session, server } = sample;
    expect(session.state).toEqual({ kind: 'joining', why: 'opening' });
    sample.open(aView());
    expect(session.state.kind).toBe('lobby');
    server.tell(marking());
    expect(session.state).toMatchObject({ kind: 'playing', play: { game: { phase: 'associate.mark' } } });
    server.tell({ ...aView({ game: aGame({ phase: 'over', winners: [0] }) }), you: aMember() });
    expect(session.state).toMatchObject({ kind: 'playing', play: { game: { phase: 'scoring' } } });
    session.stage.goOn();
    expect(session.state).toMatchObject({ kind: 'over', play: { game: { winners: [0] } } });
  });

  it('is joining for a stranger, and nobody is connected', async () => {
    const sample = await SampleSession.in();
    sample.found = 'stranger';
    stop = sample.session.start();
    await settled();
    expect(sample.session.state).toEqual({ kind: 'joining', why: 'stranger' });
    expect(sample.sockets).toEqual([]);
  });

  it('waits for the host even if a view shows the table', async () => {
    const { session } = await open({ ...aView(), you: { ...aMember(), approved: false, game: null } });
    expect(session.state).toEqual({ kind: 'joining', why: 'waiting' });
  });

  it('waits for the host to let one in', async () => {
    const { session } = await open({
      ...aView(),
      table: null,
      you: { ...aMember(), approved: false, game: null },
    });
    expect(session.state).toEqual({ kind: 'joining', why: 'waiting' });
  });

  it.each([
    [4403, 'left'],
    [4404, 'gone'],
    [1008, 'broken'],
  ])('is gone after %i', async (code, why) => {
    const { session, server } = await open();
    server.end(code);
    expect(session.state).toEqual({ kind: 'gone', why });
  });

  it('keeps the table in sight while the connection is lost, and goes on from the next view', async () => {
    const sample = await open(marking([3]));
    const { session } = sample;
    sample.server.end(1006);
    expect(session.connection).toBe('lost');
    expect(session.state.kind).toBe('playing');
    await vi.advanceTimersByTimeAsync(500);
    expect(sample.sockets).toHaveLength(2);
    sample.open(marking([3, 4]));
    expect(session.connection).toBe('open');
    expect([...session.marks.crosses]).toEqual([3, 4]);
  });

  it('says that the table cannot be reached before there is a view', async () => {
    const sample = await begin();
    sample.found = 'unreachable';
    sample.server.end(1012);
    await settled();
    expect(sample.session.state).toEqual({ kind: 'joining', why: 'restarting' });
  });
});

describe('a cross', () => {
  it('is on the slate at once, before the server knows', async () => {
    const { session, server } = await open();
    void session.marks.toggle(4);
    expect([...session.marks.crosses]).toEqual([4]);
    expect(server.sent[0]).toMatchObject({ type: 'mark', place: 4 });
  });

  it('goes away again when the table refuses it, and the refusal is told at the marks', async () => {
    const sample = await open();
    const { marks } = sample.session;
    const done = marks.toggle(4);
    sample.refuse(0, 'Ten crosses are enough.');
    await done;
    expect([...marks.crosses]).toEqual([]);
    expect(marks.refusal).toBe('Ten crosses are enough.');
  });

  it('made and wiped quickly follows the last touch', async () => {
    const sample = await open();
    const { marks } = sample.session;
    const both = [marks.toggle(4), marks.toggle(4)];
    expect(sample.server.sent.map(({ type }) => type)).toEqual(['mark', 'unmark']);
    sample.refuse(0, 'no');
    sample.ack(1);
    await Promise.all(both);
    sample.server.tell(marking());
    expect([...marks.crosses]).toEqual([]);
  });

  it('touched again before its first answer is believed until its second one', async () => {
    const sample = await open();
    const { marks } = sample.session;
    const first = marks.toggle(4);
    void marks.toggle(4);
    sample.ack(0);
    await first;
    sample.server.tell(marking([4]));
    expect([...marks.crosses]).toEqual([]);
  });

  it('is believed no longer than until the view after its answer', async () => {
    const sample = await open();
    const { marks } = sample.session;
    const done = marks.toggle(4);
    sample.server.tell(marking());
    expect(marks.crosses.has(4)).toBe(true);
    sample.ack(0);
    await done;
    sample.server.tell(marking());
    expect(marks.crosses.has(4)).toBe(false);
  });

  it('made while the connection is lost is shown, sent when it is back, and kept', async () => {
    const sample = await open();
    const { marks } = sample.session;
    sample.server.end(1006);
    void marks.toggle(7);
    expect(marks.crosses.has(7)).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    sample.open(marking());
    expect(sample.server.sent).toMatchObject([{ type: 'mark', place: 7 }]);
    expect(marks.crosses.has(7)).toBe(true);
    sample.ack(0);
    sample.server.tell(marking([7]));
    expect([...marks.crosses]).toEqual([7]);
  });

  it('is taken back when the connection ends before its answer', async () => {
    const sample = await open();
    const done = sample.session.marks.toggle(4);
    sample.server.end(4404);
    await done;
    expect([...sample.session.marks.crosses]).toEqual([]);
    expect(sample.session.marks.refusal).toBeNull();
  });

  it('is no longer pending once marking is over', async () => {
    const sample = await open();
    void sample.session.marks.toggle(4);
    sample.server.tell({ ...aView({ game: aGame({ phase: 'reveal', clue: 'w.sea' }) }), you: aMember() });
    expect([...sample.session.marks.crosses]).toEqual([]);
  });
});

describe('crosses made for a word that was swapped', () => {
  const swapped = (crosses: number[]): View => {
    const view = marking(crosses);
    if (view.play) view.play = { ...view.play, game: { ...view.play.game, swapped: true } };
    return view;
  };

  it('are doubtful until one is touched', async () => {
    const sample = await open(marking([3]));
    const { marks } = sample.session;
    expect(marks.outdated).toBe(false);
    sample.server.tell(swapped([3]));
    expect(marks.outdated).toBe(true);
    sample.server.tell(swapped([3]));
    expect(marks.outdated).toBe(true);
    void marks.toggle(3);
    expect(marks.outdated).toBe(false);
  });

  it('are nobody’s worry where there are none, or marking is over', async () => {
    const sample = await open(marking());
    sample.server.tell(swapped([]));
    expect(sample.session.marks.outdated).toBe(false);
    sample.server.tell(marking([3]));
    sample.server.tell(swapped([3]));
    sample.server.tell({ ...aView({ game: aGame({ phase: 'reveal' }) }), you: aMember([3]) });
    expect(sample.session.marks.outdated).toBe(false);
  });
});

describe('an action', () => {
  it('tells its own refusal, and no other one does', async () => {
    const sample = await open();
    const [one, other] = [sample.session.action(), sample.session.action()];
    const done = one.ask({ type: 'finish_marking' });
    sample.refuse(0, 'Mark something first.');
    expect(await done).toBe(false);
    expect(one.refusal).toBe('Mark something first.');
    expect(other.refusal).toBeNull();
    expect(sample.session.marks.refusal).toBeNull();
  });

  it('forgets its refusal when the next try is accepted', async () => {
    const sample = await open();
    const action = sample.session.action();
    const first = action.ask({ type: 'finish_marking' });
    sample.refuse(0, 'no');
    await first;
    const second = action.ask({ type: 'finish_marking' });
    sample.ack(1);
    expect(await second).toBe(true);
    expect(action.refusal).toBeNull();
  });

  it('has nothing to say any more when the game goes on', async () => {
    const sample = await open();
    const action = sample.session.action();
    const done = action.ask({ type: 'finish_marking' });
    sample.refuse(0, 'no');
    await done;
    sample.server.tell({ ...aView({ game: aGame({ phase: 'reveal', clue: 'w.sea' }) }), you: aMember() });
    expect(action.refusal).toBeNull();
  });

  it('has nothing to say any more in the same step of the next round', async () => {
    const sample = await open();
    const action = sample.session.action();
    const done = action.ask({ type: 'finish_marking' });
    sample.refuse(0, 'no');
    await done;
    const next = marking();
    sample.server.tell({ ...next, play: { ...next.play!, game: { ...next.play!.game, round: 2 } } });
    expect(action.refusal).toBeNull();
  });

  it('that is meant once is sent once', async () => {
    const sample = await open();
    const action = sample.session.action();
    const first = action.askOnce({ type: 'reveal_word' });
    expect(await action.askOnce({ type: 'reveal_word' })).toBe(false);
    expect(sample.server.sent).toHaveLength(1);
    sample.ack(0);
    expect(await first).toBe(true);
    void action.askOnce({ type: 'reveal_word' });
    expect(sample.server.sent).toHaveLength(2);
  });

  it('is busy until it is answered, or the connection ends', async () => {
    const sample = await open();
    const action = sample.session.action();
    const done = action.ask({ type: 'finish_marking' });
    expect(action.busy).toBe(true);
    sample.server.end(4403);
    expect(await done).toBe(false);
    expect(action.busy).toBe(false);
    expect(action.refusal).toBeNull();
  });
});

describe('a view that arrives', () => {
  it('is told by the log without anybody asking', async () => {
    const sample = await open(aView({ game: aGame() }));
    sample.server.tell(marking());
    const kinds = sample.session.log.told.map(({ event }) => event.kind);
    expect(kinds).toEqual(['game_began', 'word_turned']);
  });

  it('keeps the words of the table', async () => {
    const view = marking();
    const play = { ...aView({ game: aGame({ clue: 'w.sea' }) }).play, clue: { en: 'sea' } };
    const { session } = await open({ ...view, play: play as View['play'] });
    expect(session.words).toEqual({ 'w.sea': { en: 'sea' } });
  });

  it('asks for the pictures once, and anew for another deck', async () => {
    document.documentElement.lang = 'en';
    const sample = await open();
    sample.server.tell(marking([1]));
    await settled();
    expect(asked).toEqual(['/api/decks/starlight?lang=en']);
    expect(sample.session.deck).toBe(deckOf('starlight'));
    const other = marking();
    if (other.table) other.table = { ...other.table, options: { ...other.table.options, deck: 'other' } };
    sample.server.tell(other);
    await settled();
    expect(asked).toEqual(['/api/decks/starlight?lang=en', '/api/decks/other?lang=en']);
    expect(sample.session.deck).toBe(deckOf('other'));
  });

  it('of a finished game remembers that this browser has played', async () => {
    const sample = await open();
    expect(sample.settings.played).toBe(false);
    sample.server.tell(aView({ game: aGame({ phase: 'over' }) }));
    sample.session.stage.goOn();
    expect(sample.settings.played).toBe(true);
  });
});

describe('a table opened to play at once', () => {
  const first: Command[] = [{ type: 'add_bot' }, { type: 'start' }];

  it('is asked all of it, and is starting until the game is there', async () => {
    const sample = await begin('member', first);
    sample.open(aView());
    expect(sample.server.sent.map(({ type }) => type)).toEqual(['add_bot', 'start']);
    expect(sample.session.starting).toBe(true);
    sample.server.tell(marking());
    expect(sample.session.starting).toBe(false);
  });

  it('shows its lobby when something is refused', async () => {
    const sample = await begin('member', first);
    sample.open(aView());
    sample.refuse(1, 'no');
    await settled();
    expect(sample.session.starting).toBe(false);
  });
});

describe('another language', () => {
  it('is told to the table once, by those who sit there', async () => {
    const { session, server } = await open();
    session.speak('en');
    session.speak('de');
    session.speak('de');
    expect(server.sent).toMatchObject([{ type: 'choose_language', language: 'de' }]);
  });

  it('of a board is its own', async () => {
    const sample = await begin('board');
    sample.open(aView());
    sample.session.speak('de');
    expect(sample.server.sent).toEqual([]);
  });
});

describe('what is seen', () => {
  it('tells who plays from the game while there is one', () => {
    const view = aView({ names: ['Ada', 'Bo', 'Cy'], game: aGame() });
    expect(playersOf(view).map((player) => player.name)).toEqual(['Ada', 'Bo', 'Cy']);
  });

  it('tells apart who left for good and who is away for a moment', () => {
    const view = aView({ game: aGame() });
    if (view.table) {
      const [first, second, third] = view.table.chairs;
      if (!first || !second || !third) throw new Error('the sample has three chairs');
      const gone = { ...second, member: null, present: false, away: true };
      view.table = { ...view.table, chairs: [first, gone, { ...third, present: false, away: true }] };
    }
    expect(playersOf(view).map(({ left, away }) => [left, away])).toEqual([
      [false, false],
      [true, true],
      [false, true],
    ]);
  });

  it('tells nobody before the host has let one in', () => {
    expect(playersOf({ ...aView(), table: null })).toEqual([]);
  });

  it('has the clue word in the language of the reader, in English where that is missing', async () => {
    const sample = await SampleSession.in();
    const { table, play } = aView({ game: aGame({ clue: 'w.sea' }) });
    if (table === null || play === null) throw new Error('the sample has a game');
    const seen = { table, you: null, play: { ...play, clue: { en: 'sea', de: 'Meer' } } };
    const at = new LiveGame(() => seen, sample.session);
    expect(at.clueIn('de')).toBe('Meer');
    expect(at.clueIn('pl')).toBe('sea');
    expect(at.otherWordIn('de')).toBeNull();
  });

  it('names who marked a picture nobody pointed at, once slates are revealed', async () => {
    const sample = await open();
    const { table, play } = aView({ game: { ...aGame(), slates: [[1, 2], [2], []] } });
    const at = new LiveGame(() => ({ table: table!, you: null, play: play! }), sample.session);
    expect([1, 2, 3].map((place) => at.holdersAt(place).holders)).toEqual([[0], [0, 1], []]);
  });
});

describe('a table that begins with a sky', () => {
  const withSky = (view: View): View => ({
    ...view,
    table: { ...view.table!, options: { ...view.table!.options, sky: '2026-11-16' } },
  });

  async function atSky(view: View, word = 'w.sea'): Promise<string> {
    const cards = view.play!.game.grid;
    const sky = { word, cards, round: { own: { crosses: [2, 7] } } };
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      if (url !== '/api/skies/2026-11-16') return Promise.reject(new Error('no network in tests'));
      return Promise.resolve(new Response(JSON.stringify(sky)));
    });
    const { server } = await open(view);
    await settled();
    await settled();
    return server.sent
      .map((each) => ('place' in each ? each.place : ''))
      .join(' ')
      .trim();
  }

  it('starts me with the crosses I made under it', async () => {
    expect(await atSky(withSky(marking()))).toBe('2 7');
  });

  it('leaves my crosses alone if I have made some, or the deal is another', async () => {
    expect(await atSky(withSky(marking([4])))).toBe('');
    stop?.();
    expect(await atSky(withSky(marking()), 'w.snow')).toBe('');
    stop?.();
    asked = [];
    expect(await atSky(marking())).toBe('');
    expect(asked.filter((url) => url.startsWith('/api/skies'))).toEqual([]);
  });
});
