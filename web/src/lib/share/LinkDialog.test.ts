import { screen, waitFor, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { anAlbum } from '$lib/testing/sample-album';
import { aGame, aView } from '$lib/testing/sample-views';
import type { PublicLink, PublicLinks } from '$lib/protocol/types';
import { mine } from '$lib/testing/scenes';
import { beginning, called, plain, say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
afterEach(() => app.leave());

const AT = '/api/tables/ABCD2345/albums/1';
const LINK: PublicLink = {
  id: 'link-1',
  link: 'https://stella.example/s/token-1',
  by: 'Ada',
  names: false,
  may_withdraw: true,
  guesses: 3,
};

async function open(known: PublicLinks, replies: Record<string, unknown> = {}): Promise<void> {
  app = await AppHarness.to('/t/ABCD2345/album/1', {
    replies: { [`GET ${AT}`]: anAlbum(), [`GET ${AT}/links`]: known, ...replies },
  });
  (await screen.findByRole('button', { name: say('link-open') })).click();
  await screen.findByRole('heading', { name: say('link-open') });
}

const names = () => screen.getByRole<HTMLInputElement>('switch', { name: beginning(say('link-names')) });
const listed = () => within(screen.getByRole('dialog')).queryAllByRole('listitem');
const made = () => app.asked.filter(({ method }) => method !== 'GET');

describe('a public link', () => {
  it('is made only after it was said what becomes public and until when, and without names unless asked for', async () => {
    await open({ links: [], may_share: true }, { [`POST ${AT}/links`]: LINK });
    const make = await screen.findByRole('button', { name: say('link-make') });
    screen.getByText(say('link-what'));
    screen.getByText(beginning(say('link-until')));
    expect(names().checked).toBe(false);
    expect(made()).toEqual([]);
    make.click();
    await screen.findByText(LINK.link);
    screen.getByText(say('link-made'));
    expect(document.activeElement).toBe(listed()[0]);
    const body = made()[0]?.body;
    expect(body).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/) as string, names: false });
  });

  it('tells who made it how many have guessed', async () => {
    await open({ links: [LINK], may_share: true });
    await screen.findByText(LINK.link);
    expect(plain(listed()[0]!.textContent)).toContain(say('link-guesses', { count: 3 }));
  });

  it('has names in it if that was asked for', async () => {
    await open({ links: [], may_share: true }, { [`POST ${AT}/links`]: { ...LINK, names: true } });
    const make = await screen.findByRole('button', { name: say('link-make') });
    names().click();
    flushSync();
    make.click();
    await screen.findByText(LINK.link);
    expect(made()[0]?.body).toMatchObject({ names: true });
    expect(plain(listed()[0]!.textContent)).toContain(say('link-named'));
  });

  it('is taken back after a second thought', async () => {
    await open({ links: [LINK], may_share: true }, { [`DELETE ${AT}/links/link-1`]: {} });
    (await screen.findByRole('button', { name: say('link-withdraw') })).click();
    await screen.findByText(say('link-withdraw-sure'));
    expect(made()).toEqual([]);
    screen.getByRole('button', { name: say('link-withdraw') }).click();
    await screen.findByText(say('link-withdrawn'));
    expect(screen.queryByText(LINK.link)).toBeNull();
    expect(made().map(({ method, path }) => `${method} ${path}`)).toEqual([`DELETE ${AT}/links/link-1`]);
  });

  it('of somebody else is shown with their name, and cannot be taken back', async () => {
    await open({ links: [{ ...LINK, by: 'Bo', may_withdraw: false, guesses: null }], may_share: false });
    await screen.findByText(LINK.link);
    screen.getByText((said) =>
      called(`${say('link-unnamed')} · ${say('link-by', { player: 'Bo' })}`)(said.replace(/\s+/g, ' ')),
    );
    expect(screen.queryByRole('button', { name: say('link-withdraw') })).toBeNull();
    expect(screen.queryByRole('button', { name: say('link-make') })).toBeNull();
  });

  it('is not offered to who did not play', async () => {
    await open({ links: [], may_share: false });
    await screen.findByText(say('link-only-players'));
    expect(screen.queryByRole('button', { name: say('link-make') })).toBeNull();
  });

  it('that the server does not make leaves everything as it was, and says why', async () => {
    await open({ links: [], may_share: true });
    const make = await screen.findByRole<HTMLButtonElement>('button', { name: say('link-make') });
    make.click();
    await screen.findByRole('alert');
    expect(listed()).toEqual([]);
    await waitFor(() => expect(make.disabled, 'it can be tried again').toBe(false));
  });

  it('is reached from the end of a game through the picture to send', async () => {
    const game = aGame({ phase: 'over', scores: [[3, 3, 0]], winners: [0] });
    const view = mine(aView({ game: { ...game, record: anAlbum().record.rounds } }));
    app = await AppHarness.at(view, {
      replies: {
        [`GET /api/tables/ABCD2345/albums/${view.table!.games}/links`]: { links: [], may_share: true },
      },
    });
    (await screen.findByRole('button', { name: say('sharing-open') })).click();
    (await screen.findByRole('button', { name: say('link-open') })).click();
    await screen.findByRole('button', { name: say('link-make') });
    await waitFor(() => expect(screen.queryByRole('heading', { name: say('sharing-title') })).toBeNull());
  });
});
