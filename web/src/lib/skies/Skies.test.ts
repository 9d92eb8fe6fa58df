import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppHarness, beginning, called, plain, say } from '$lib/testing/app-harness';
import type { Circle, CircleMember, NightView, SkyView } from '$lib/protocol/types';
import { consents, dayAfter, keepNight, nights, streakOf } from './nights';
import { aSky, DAY, MINE, myTurn, overRound } from '$lib/testing/sample-sky';

let app: AppHarness;
/** What the server answers now. */
let sky: SkyView;
let circles: Circle[] = [];
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 1080, height: 1350 }));
});
afterEach(() => {
  circles = [];
  return app.leave();
});

const NIGHTS: NightView[] = [
  { day: '2026-11-15', texts: { en: 'snow' }, stars: 4, counts: true },
  { day: '2026-11-14', texts: { en: 'key' }, stars: 2, counts: false },
];
const ADA: CircleMember = { you: false, symbol: 'boat', name: 'Ada', stars: 9, shared: 2 };
const ME: CircleMember = { you: true, symbol: 'star', name: '', stars: 5, shared: 3 };
const LATE: CircleMember = { you: false, symbol: 'moon', name: '', stars: null, shared: 0 };

const aCircle = (parts: Partial<Circle> = {}): Circle => ({
  id: 'c1',
  link: 'http://host/sky/circle#key',
  people: 4,
  seen: [ADA, ME, LATE],
  alike: [0, 1],
  ...parts,
});

const now = { toJSON: () => sky };

async function look(given: SkyView, path = '/sky', language: 'en' | 'de' = 'en'): Promise<void> {
  sky = given;
  localStorage.setItem('stella-settings', JSON.stringify({ tips: false, chosenMotion: 'calm' }));
  app = await AppHarness.to(path, {
    language,
    replies: {
      'GET /api/skies/today': now,
      [`GET /api/skies/${DAY}`]: now,
      [`POST /api/skies/${DAY}/slate`]: now,
      [`POST /api/skies/${DAY}/pointings`]: now,
      [`GET /api/skies/${DAY}/picture?lang=en`]: 'a picture',
      'DELETE /api/skies/me': {},
      [`GET /api/skies/${DAY}/circles`]: { toJSON: () => ({ circles }) },
      'POST /api/circles': {},
      'DELETE /api/circles/c1': {},
      'PUT /api/skies/me/research': {},
      'PUT /api/skies/me/teaching': {},
      'POST /api/skies/me/tickets': { link: 'http://host/sky/move#ticket', expires_at: 0 },
      'POST /api/skies/me/devices': { nights: NIGHTS, research: true, teaches: false },
      'POST /api/tables': { code: 'ABCD2345' },
    },
  });
  await screen.findByRole('heading', { level: 1, name: /sea|Meer/i });
}

/** Follow a private link. */
async function follow(path: string, refusals: Record<string, number> = {}): Promise<void> {
  sky = aSky();
  app = await AppHarness.to(path, {
    refusals,
    replies: {
      'GET /api/skies/today': now,
      ...('POST /api/circles' in refusals ? {} : { 'POST /api/circles': {} }),
      'POST /api/skies/me/devices': { nights: NIGHTS, research: true, teaches: false },
    },
  });
  await waitFor(() => expect(app.texts.has('sky-circle-join')).toBe(true));
}

const tile = (place: number) =>
  screen.getByRole('button', {
    name: beginning(
      say('play-card', { place: place + 1, line: Math.floor(place / 5) + 1, column: (place % 5) + 1 }),
    ),
  });
const button = (name: string) => screen.getByRole('button', { name: called(name) });
const sent = (method: string) => app.asked.filter((each) => each.method === method);

function press(element: HTMLElement): void {
  element.click();
  flushSync();
}

/** Scenes are a matter of their own tests: end them as fast as they begin. */
async function untilTold(): Promise<void> {
  let at = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (at += 1000));
  await waitFor(() => {
    const skip = document.querySelector<HTMLElement>('.scene .skip');
    if (skip !== null) press(skip);
    expect(skip).toBeNull();
  });
}

async function done(): Promise<void> {
  MINE.forEach((place) => press(tile(place)));
  sky = aSky({ round: myTurn() });
  press(button(say('sky-done')));
  await screen.findByText(say('scene-announcing'));
  await untilTold();
}

describe('marking tonight', () => {
  it('is one tap from the start, which tells the word', async () => {
    sky = aSky();
    app = await AppHarness.to('/', { replies: { 'GET /api/skies/today': now } });
    const link = await screen.findByRole('link', { name: beginning(`${say('home-sky')} sea`) });
    press(link);
    expect(location.pathname).toBe('/sky');
    await screen.findByRole('heading', { level: 1, name: /sea/i });
  });

  it('tells on the start what I earned tonight, and my nights in a row', async () => {
    const night = { counts: true, texts: {}, stars: 5, fates: [] };
    for (const day of [dayAfter(DAY, -1), DAY]) keepNight(day, night);
    app = await AppHarness.to('/', { replies: { 'GET /api/skies/today': aSky() } });
    const link = await screen.findByRole('link', { name: beginning(`${say('home-sky')} sea`) });
    await waitFor(() => expect(app.texts.has('sky-row')).toBe(true));
    const said = `${say('play-stars', { count: 5 })} · ${say('sky-row', { count: 2 })}`;
    await waitFor(() => expect(plain(link.textContent)).toContain(said));
  });

  it('shows no way to skies on a server without any', async () => {
    app = await AppHarness.to('/', { refusals: { 'GET /api/skies/today': 404 } });
    await waitFor(() => expect(screen.queryByRole('link', { name: beginning(say('home-sky')) })).toBeNull());
  });

  it('counts crosses for eyes and ears, says that Done is final, and asks nothing', async () => {
    await look(aSky());
    expect(button(say('sky-done'))).toHaveProperty('disabled', true);
    press(tile(7));
    expect(tile(7).getAttribute('aria-pressed')).toBe('true');
    const status = plain(screen.getByRole('status').textContent);
    expect(status).toContain(say('play-count', { count: 1 }));
    expect(status).toContain(say('sky-final'));
    sky = aSky({ round: myTurn() });
    press(button(say('sky-done')));
    await screen.findByText(say('scene-announcing'));
    expect(sent('POST')).toHaveLength(1);
  });

  it('can be gone on with after a reload', async () => {
    await look(aSky());
    press(tile(3));
    press(tile(9));
    const stored = localStorage.getItem('stella-skies')!;
    await app.leave();
    localStorage.setItem('stella-skies', stored);
    await look(aSky());
    expect(tile(3).getAttribute('aria-pressed')).toBe('true');
    expect(tile(9).getAttribute('aria-pressed')).toBe('true');
    expect(tile(4).getAttribute('aria-pressed')).toBe('false');
  });

  it('sends a name if one is given, and asks for none where the server shows none', async () => {
    await look(aSky());
    const field = screen.getByRole('textbox', { name: say('sky-name') });
    await fireEvent.input(field, { target: { value: ' Ada ' } });
    await done();
    expect(sent('POST')[0]?.body).toMatchObject({ name: 'Ada', order: MINE });
    await app.leave();
    await look(aSky({ names: false }));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('can be done by the arrow keys, and a picture can be looked at closely', async () => {
    await look(aSky());
    const cards = screen.getByRole('group', { name: say('play-cards') });
    tile(0).focus();
    await fireEvent.keyDown(cards, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tile(1));
    await fireEvent.keyDown(cards, { key: 'z' });
    flushSync();
    const large = screen.getByRole('dialog');
    press(within(large).getByRole('button', { name: say('play-mark') }));
    press(within(large).getByRole('button', { name: say('ui-close') }));
    expect(tile(1).getAttribute('aria-pressed')).toBe('true');
  });

  it('keeps the marks when the server refuses, and says why', async () => {
    await look(aSky());
    press(tile(3));
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        new Response(JSON.stringify({ code: 'E_NAME', message: 'Not that name.' }), { status: 422 }),
      ),
    );
    press(button(say('sky-done')));
    expect((await screen.findByRole('alert')).textContent).toBe('Not that name.');
    expect(tile(3).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the round', () => {
  it('asks before I point, and sends what I pointed at', async () => {
    await look(aSky());
    await done();
    screen.getByText(called(say('play-you-are-scout')));
    press(tile(11));
    press(screen.getByRole('button', { name: say('ui-cancel') }));
    press(tile(7));
    sky = aSky({ round: overRound() });
    press(screen.getByRole('button', { name: say('play-point-yes') }));
    await waitFor(() =>
      expect(sent('POST').at(-1)).toEqual({
        method: 'POST',
        path: `/api/skies/${DAY}/pointings`,
        body: { number: 0, place: 7 },
      }),
    );
    await untilTold();
    await screen.findByRole('heading', {
      level: 1,
      name: called(say('sky-stars-for', { count: 5, word: 'Sea' })),
    });
  });

  it('offers the whole light only to those whose part is over', async () => {
    await look(aSky());
    await done();
    expect(screen.queryByRole('button', { name: say('sky-skip-all') })).toBeNull();
    const round = overRound();
    const own = { ...round.own, crosses: [2, 7] };
    press(tile(7));
    sky = aSky({ round: { ...round, own } });
    press(screen.getByRole('button', { name: say('play-point-yes') }));
    press(await screen.findByRole('button', { name: say('sky-skip-all') }));
    screen.getByRole('heading', { level: 1, name: called(say('sky-stars-for', { count: 5, word: 'Sea' })) });
  });
});

describe('the light', () => {
  const text = () => plain(document.querySelector('.light')?.textContent ?? '');

  it('of the first tonight is silver, and says so', async () => {
    await look(aSky({ round: overRound() }));
    expect(text()).toContain(say('sky-first'));
    expect(text()).toContain(say('sky-first-hint'));
    expect(plain(tile(7).getAttribute('aria-label')!)).toContain(say('sky-marked-by-bots', { count: 3 }));
    expect(text()).not.toContain(say('sky-light-gold'));
  });

  it('of five people and more is gold, with my place among them', async () => {
    const marks = Array.from({ length: 15 }, (_, place) => place);
    await look(aSky({ round: overRound({ people: 12, marks, rank: 3, ranked: 11 }) }));
    expect(text()).toContain(say('sky-rank', { rank: 3, count: 11 }));
    expect(text()).not.toContain(say('sky-first'));
    expect(plain(tile(7).getAttribute('aria-label')!)).toContain(say('sky-marked-by-people', { count: 7 }));
  });

  it('tells what became of my crosses, and whose mind is closest', async () => {
    await look(aSky({ round: overRound() }));
    const label = (place: number) => plain(tile(place).getAttribute('aria-label')!);
    expect(label(7)).toContain(say('play-super'));
    expect(label(11)).toContain(say('sky-fate-open'));
    expect(label(0)).not.toContain(say('play-card-marked'));
    screen.getByRole('heading', { name: called(say('sky-closest', { player: say('sky-sign-boat') })) });
    screen.getByText(called(say('sky-shared', { count: 2, all: 3 })));
  });

  it('explains the points of everyone at the table', async () => {
    await look(aSky({ round: overRound() }));
    press(screen.getByRole('button', { name: new RegExp(`${say('play-why')}.*Mila`) }));
    within(screen.getByRole('dialog')).getByRole('heading', {
      name: called(say('play-why-title', { me: 'no', player: 'Mila', count: 2 })),
    });
  });

  it('shares four lines that give nothing away', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', {
      languages: ['en-GB'],
      clipboard: { writeText },
      userAgent: navigator.userAgent,
    });
    await look(aSky({ round: overRound() }));
    press(button(say('sky-share')));
    press(button(say('sky-copy')));
    await screen.findByText(say('ui-copied'));
    const [line, signs, stars, link] = (writeText.mock.calls[0] as unknown as [string])[0].split('\n');
    expect(line).toBe('Stella · 16 November · “Sea”');
    expect(signs).toBe('✦ ✸ ·');
    expect(stars).toBe(say('play-stars', { count: 5 }));
    expect(link).toMatch(new RegExp(`/sky/${DAY}$`));
  });

  it('shows and saves the picture that the server painted of it', async () => {
    await look(aSky({ round: overRound() }));
    press(button(say('sky-share')));
    const picture = await screen.findByRole<HTMLCanvasElement>('img', {
      name: called(say('sharing-picture', { title: 'Sea' })),
    });
    await waitFor(() => expect([picture.width, picture.height]).toEqual([1080, 1350]));
    const painted = app.asked.filter(({ path }) => path.includes('/picture'));
    expect(painted.map(({ path }) => path)).toEqual([`/api/skies/${DAY}/picture?lang=en`]);
    button(say('sharing-save'));
  });

  it('forgets me only when I say so twice, and then begins again', async () => {
    await look(aSky({ round: overRound() }));
    press(button(say('sky-forget')));
    expect(sent('DELETE')).toEqual([]);
    screen.getByText(say('sky-forget-sure'));
    sky = aSky();
    press(button(say('sky-forget')));
    await waitFor(() => expect(button(say('sky-done'))).toBeDefined());
    expect(sent('DELETE')).toHaveLength(1);
    expect(localStorage.getItem('stella-skies')).toBeNull();
  });

  it('leads to earlier nights, and from there to their skies', async () => {
    await look(aSky({ round: overRound() }));
    press(screen.getAllByRole('button', { name: say('sky-archive') })[0]!);
    const nights = screen.getByRole('table');
    const saying = (date: string, what: string) => (name: string) =>
      name.includes(date) && plain(name).endsWith(what);
    within(nights).getByRole('link', { name: saying('16', say('play-stars', { count: 5 })) });
    const day = within(nights).getByRole('link', { name: saying('10', say('sky-before')) });
    press(day);
    expect(location.pathname).toBe('/sky/2026-11-10');
  });
});

describe('circles', () => {
  const text = () => plain(document.querySelector('.light')?.textContent ?? '');

  it('compare those who are done, with the two who are most alike', async () => {
    circles = [aCircle()];
    await look(aSky({ round: overRound() }));
    await screen.findByText('http://host/sky/circle#key');
    expect(text()).toContain(say('sky-circle-shared', { count: 2 }));
    expect(text()).toContain(say('sky-sign-moon'));
    expect(text()).toContain(say('sky-circle-playing'));
    expect(text()).toContain(say('sky-circle-alike', { one: 'Ada', other: say('learn-you') }));
  });

  it('number those of the same name', async () => {
    circles = [aCircle({ seen: [ADA, { ...ADA, stars: 7 }, ME], alike: [0, 1] })];
    await look(aSky({ round: overRound() }));
    await screen.findByText('Ada 2');
    expect(text()).toContain(say('sky-circle-alike', { one: 'Ada', other: 'Ada 2' }));
  });

  it('say when nobody else is done', async () => {
    circles = [aCircle({ seen: [ME], alike: null })];
    await look(aSky({ round: overRound() }));
    await screen.findByText(say('sky-circle-waiting'));
  });

  it('are begun by one tap and left by two', async () => {
    await look(aSky({ round: overRound() }));
    await waitFor(() => expect(button(say('sky-circle-start'))).toHaveProperty('disabled', false));
    expect(text()).toContain(say('sky-circles-hint'));
    circles = [aCircle()];
    press(button(say('sky-circle-start')));
    await screen.findByText('http://host/sky/circle#key');
    expect(sent('POST').map(({ path, body }) => [path, Object.keys(body as object)])).toEqual([
      ['/api/circles', ['id']],
    ]);
    await waitFor(() => expect(button(say('sky-circle-leave'))).toHaveProperty('disabled', false));
    press(button(say('sky-circle-leave')));
    expect(sent('DELETE')).toEqual([]);
    circles = [];
    press(button(say('sky-circle-leave')));
    await waitFor(() => expect(screen.queryByText('http://host/sky/circle#key')).toBeNull());
    expect(sent('DELETE').map(({ path }) => path)).toEqual(['/api/circles/c1']);
  });

  it('are joined by a link, which asks first and leads to tonight', async () => {
    await follow('/sky/circle#secret');
    await screen.findByText(say('sky-circle-join-about'));
    expect(sent('POST')).toEqual([]);
    press(button(say('sky-circle-join')));
    await waitFor(() => expect(location.pathname).toBe('/sky'));
    expect(sent('POST')[0]).toMatchObject({ path: '/api/circles', body: { key: 'secret' } });
    expect(location.hash).toBe('');
  });

  it('that are gone say so, and lead on', async () => {
    await follow('/sky/circle#secret', { 'POST /api/circles': 404 });
    press(await screen.findByRole('button', { name: say('sky-circle-join') }));
    await waitFor(() => expect(screen.queryByText(say('sky-circle-join-about'))).toBeNull());
    expect(screen.getByRole('link', { name: say('home-sky') }).getAttribute('href')).toBe('/sky');
  });
});

describe('what holds for all skies', () => {
  const archive = () => press(screen.getAllByRole('button', { name: say('sky-archive') })[0]!);

  it('can be done before tonight is: leaving a circle, being forgotten', async () => {
    circles = [aCircle({ seen: null, alike: null })];
    await look(aSky());
    archive();
    const circle = await screen.findByRole('region', { name: called(say('sky-people', { count: 4 })) });
    expect(plain(circle.textContent)).not.toContain(say('sky-circle-waiting'));
    circles = [];
    const leave = () => press(within(circle).getByRole('button', { name: say('sky-circle-leave') }));
    await waitFor(() => {
      leave();
      expect(within(circle).getByRole('alert').textContent).toBe(say('sky-circle-leave-sure'));
    });
    leave();
    await waitFor(() => expect(circle.isConnected).toBe(false));
    press(button(say('sky-forget')));
    press(button(say('sky-forget')));
    await waitFor(() => expect(button(say('sky-done'))).toBeDefined());
    expect(sent('DELETE').map(({ path }) => path)).toEqual(['/api/circles/c1', '/api/skies/me']);
  });

  it('leads to another device only if there are nights to take along', async () => {
    await look(aSky());
    archive();
    expect(screen.queryByRole('button', { name: say('sky-move') })).toBeNull();
    await app.leave();
    await look(aSky({ round: overRound() }));
    archive();
    press(button(say('sky-move')));
    await screen.findByText('http://host/sky/move#ticket');
  });
});

describe('another device', () => {
  it('gets a link to my skies', async () => {
    await look(aSky({ round: overRound() }));
    press(button(say('sky-move')));
    await screen.findByText('http://host/sky/move#ticket');
  });

  it('takes over their nights and consents in place of its own, asking first', async () => {
    keepNight('2026-11-01', { counts: true, texts: {}, stars: 1, fates: [] });
    await follow('/sky/move#ticket');
    await screen.findByText(say('sky-move-about'));
    expect(sent('POST')).toEqual([]);
    press(button(say('sky-move-here')));
    await waitFor(() => expect(location.pathname).toBe('/sky'));
    expect(sent('POST')[0]).toMatchObject({ body: { ticket: 'ticket' } });
    expect(Object.keys(nights())).toEqual(['2026-11-15', '2026-11-14']);
    expect(streakOf(nights(), '2026-11-15')).toBe(1);
    expect(consents()).toEqual({ research: true, teaches: false });
  });
});

describe('with others', () => {
  it('opens a table whose first round is this sky', async () => {
    await look(aSky({ round: overRound() }));
    press(button(say('sky-friends')));
    await waitFor(() => expect(location.pathname).toBe('/t/ABCD2345'));
    expect(sent('POST')[0]?.body).toMatchObject({ options: { sky: DAY, words: 'ordinary' } });
  });

  it('shares marks for research from now on if I say so, and takes them back', async () => {
    await look(aSky({ round: overRound() }));
    const share = screen.getByRole('switch', { name: beginning(say('sky-research')) });
    press(share);
    await waitFor(() => expect(sent('PUT')[0]?.body).toEqual({ day: DAY }));
    expect(consents().research).toBe(true);
    press(share);
    await waitFor(() => expect(sent('PUT')[1]?.body).toEqual({ day: null }));
    expect(consents().research).toBe(false);
  });

  it('keeps bots from learning from my marks if I say so, now and on later nights', async () => {
    await look(aSky({ round: overRound() }));
    press(screen.getByRole('switch', { name: beginning(say('settings-teach')) }));
    await waitFor(() => expect(sent('PUT')[0]?.body).toEqual({ on: false }));
    expect(consents()).toEqual({ research: false, teaches: false });
  });

  it('asks about learning only where bots learn', async () => {
    await look(aSky({ round: overRound(), learns: false }));
    expect(screen.queryByRole('switch', { name: beginning(say('settings-teach')) })).toBeNull();
  });
});

describe('an earlier sky', () => {
  it('says that it does not count', async () => {
    await look(aSky({ today: '2026-11-20' }), `/sky/${DAY}`);
    screen.getByText(say('sky-past-hint'));
  });

  it('that is not open leads to tonight', async () => {
    sky = aSky();
    app = await AppHarness.to('/sky/1999-01-01', { refusals: { 'GET /api/skies/1999-01-01': 404 } });
    await waitFor(() => expect(app.texts.has('sky-go-tonight')).toBe(true));
    const link = await screen.findByRole('link', { name: say('sky-go-tonight') });
    expect(link.getAttribute('href')).toBe('/sky');
  });
});

describe('a sky in German', () => {
  it('has its word', async () => {
    await look(aSky({ round: overRound() }), '/sky', 'de');
    screen.getByRole('heading', { level: 1, name: called(say('sky-stars-for', { count: 5, word: 'Meer' })) });
  });
});
