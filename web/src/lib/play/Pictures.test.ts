import { screen, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HAND } from '$lib/game/columns';
import { aGame, aView } from '$lib/testing/sample-views';
import { marking } from '$lib/testing/sample-session';
import { aPointing, mine, revealing, scoring } from '$lib/testing/scenes';
import { called, plain, say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
afterEach(() => app.leave());

const open = (name: string) => {
  screen.getByRole('button', { name: called(name) }).click();
  flushSync();
  return screen.getByRole('dialog');
};
const nameOf = (selector: string) =>
  plain(document.querySelector(selector)?.getAttribute('aria-label') ?? '');
/** The numbers of the pictures that are shown small; a page without a deck shows places by their number. */
const thumbnails = (inside: Element) =>
  [...inside.querySelectorAll('.thumbnail')].map((each) => each.textContent.trim());

describe('a small picture stands beside what is said of it', () => {
  it('in the log, where somebody pointed', async () => {
    app = await AppHarness.at(revealing());
    app.show(revealing([aPointing('spark', 11)]));
    const log = open(say('play-log'));
    expect(thumbnails(log)).toEqual(['12']);
    expect(thumbnails(document.querySelector('.last-event')!)).toEqual(['12']);
  });

  it('in the points of a round, and in why they are so', async () => {
    app = await AppHarness.at(scoring());
    const rows = [...document.querySelectorAll('.account')].map(thumbnails);
    expect(rows).toContainEqual(['3', '4']);
    expect(thumbnails(open(`${say('play-why')} Bo`))).toEqual(['3', '4']);
  });

  it('in the pointing list', async () => {
    localStorage.setItem('stella-settings', JSON.stringify({ played: true }));
    app = await AppHarness.at(marking([2, 7]));
    expect(thumbnails(open(say('play-list')))).toEqual(['3', '8']);
  });
});

describe('the pictures of a table', () => {
  it('are described at the end, with who had marked them', async () => {
    const text = { en: 'a boat in a bottle' };
    const files = { tiny: null, small: '/decks/s.webp', large: '/decks/l.webp' };
    const game = aGame({ phase: 'over', scores: [[2, 2, 0]], winners: [0] });
    const record = [
      {
        number: 1,
        first_scout: 0,
        grid: game.grid,
        clue: 'w.sea',
        lanterns: [1, 1, 1],
        dark: null,
        pointings: [],
        points: [2, 2, 0],
        accounts: [],
        slates: [[3], [3], [9]],
        lost: [],
      },
    ];
    const cards = { [game.grid[3]!]: { ...files, title: text, description: text, number: 4 } };
    app = await AppHarness.at(mine(aView({ game: { ...game, record } })), {
      replies: { 'GET /api/decks/starlight?lang=en': { id: 'starlight', cards } },
    });
    const highlights = screen.getByRole('heading', { name: say('end-brightest') }).closest('section')!;
    await within(highlights).findByRole('img', { name: text.en });
    const held = say('play-picture-held', { place: 4, players: 'Ada and Bo' });
    expect(within(highlights).getByText(called(held))).toBeDefined();
  });

  it('are described in another language as soon as that is chosen', async () => {
    const deck = (language: string) => {
      const texts = { [language]: `a boat (${language})` };
      const files = { tiny: null, small: '/decks/s.webp', large: '/decks/l.webp' };
      const cards = { 'card-0': { ...files, title: texts, description: texts, number: 1 } };
      return { [`GET /api/decks/starlight?lang=${language}`]: { id: 'starlight', cards } };
    };
    app = await AppHarness.at(marking(), { replies: { ...deck('en'), ...deck('de') } });
    await screen.findByRole('button', { name: (name) => name.includes('a boat (en)') });
    await app.texts.choose('de');
    await screen.findByRole('button', { name: (name) => name.includes('a boat (de)') });
  });
});

describe('what bots thought', () => {
  const bot = { member: null, bot: 'stargazer', character: 'iris', name: '' } as const;
  const thought = { seat: 2, place: 3, link: 'tags', kind: 'thing', tags: [{ en: 'harbour' }] };

  it('names a picture by its number', async () => {
    const view = scoring({ slates: [[1], [2], [3]] });
    const players = view.table!.players.map((player, seat) => (seat === 2 ? { ...player, ...bot } : player));
    app = await AppHarness.at(
      { ...view, table: { ...view.table!, players } },
      { replies: { 'GET /api/tables/ABCD2345/thoughts': { rounds: [{ number: 1, thoughts: [thought] }] } } },
    );
    screen.getByRole('button', { name: say('bots-why-show') }).click();
    const said = await screen.findByText(/harbour/);
    expect(plain(said.textContent)).toMatch(/picture 4 .*harbour/);
    expect(thumbnails(said.closest('li')!)).toEqual(['4']);
  });
});

describe('which one is me', () => {
  it('is said once among the players, and shown by more than a colour', async () => {
    app = await AppHarness.at(revealing([aPointing('spark')]));
    const people = [...document.querySelectorAll('.people > li')];
    expect(people.map((each) => each.querySelector('.you')?.textContent ?? '')).toEqual([
      say('lobby-you'),
      '',
      '',
    ]);
    const lanterns = [...document.querySelectorAll('.lanterns .lantern')];
    expect(lanterns.map((each) => each.querySelector('.mine') !== null)).toEqual([true, false, false]);
    const holders = [...document.querySelectorAll('[data-place="4"] .badge')];
    expect(holders.map((each) => each.classList.contains('me'))).toEqual([true, false, false]);
  });

  it('is said in the scores too', async () => {
    app = await AppHarness.at(scoring());
    const tags = within(screen.getByRole('table')).getAllByText(say('lobby-you'));
    expect(tags).toHaveLength(1);
    expect(tags[0]?.closest('tr')?.textContent).toContain('Ada');
  });
});

describe('the last event', () => {
  it('tells the lanterns in short: four long sentences would not fit', async () => {
    app = await AppHarness.at(marking());
    app.show(revealing());
    const said = plain(document.querySelector('.last-event')!.textContent).replace(/\u00a0/g, ' ');
    expect(said).toContain('Ada 4 · Bo 2 · Cy 2.');
  });
});

describe('on a phone held upright', () => {
  beforeEach(() => {
    const real = window.matchMedia.bind(window);
    vi.stubGlobal('matchMedia', (query: string) =>
      query === HAND ? Object.assign(new EventTarget(), { matches: true, media: query }) : real(query),
    );
  });

  it('pictures are told to ears by where they lie there', async () => {
    app = await AppHarness.at(marking());
    expect(nameOf('[data-place="13"]')).toMatch(/^Picture 14, row 4, column 2/);
  });

  it('the sixteenth place shows everyone, for eyes alone', async () => {
    app = await AppHarness.at(marking());
    const corner = document.querySelector('.corner')!;
    expect(corner.querySelectorAll('.seat')).toHaveLength(3);
    expect(corner.getAttribute('aria-hidden')).toBe('true');
  });

  it('places of real cards stay in lines of five, as they lie on the table', async () => {
    const view = marking();
    const options = { ...view.table!.options, real_cards: true };
    app = await AppHarness.at({ ...view, table: { ...view.table!, options } });
    expect(nameOf('[data-place="13"]')).toMatch(/row 3, column 4/);
    expect(document.querySelector('.corner')).toBeNull();
  });
});

describe('the large picture', () => {
  it('keeps what it shows behind a button, and goes from picture to picture', async () => {
    app = await AppHarness.at(marking());
    document.querySelector<HTMLElement>('[data-place="14"]')!.dispatchEvent(new MouseEvent('contextmenu'));
    flushSync();
    const dialog = screen.getByRole('dialog');
    expect(nameOf('dialog')).toMatch(/^Picture 15,/);
    screen.getByRole('button', { name: say('play-next-picture') }).click();
    flushSync();
    expect(nameOf('dialog')).toMatch(/^Picture 1,/);
    expect(dialog.querySelector('figcaption')).toBeNull();
  });

  it('names who had marked it', async () => {
    app = await AppHarness.at(revealing([aPointing('super', 6)]));
    document.querySelector<HTMLElement>('[data-place="6"]')!.click();
    flushSync();
    const names = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(names.map((each) => plain(each.textContent).trim())).toEqual([
      expect.stringContaining('Ada'),
      expect.stringContaining('Bo'),
    ]);
  });
});
