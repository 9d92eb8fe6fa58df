import { screen, waitFor, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { called, plain, say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
afterEach(() => app.leave());

const coach = () => screen.findByRole('region', { name: say('learn-coach') });
const said = async () => plain(within(await coach()).getByRole('status').textContent ?? '');
const tile = (place: number) => document.querySelector<HTMLElement>(`[data-place="${place}"]`)!;

async function press(
  id: 'play-turn-word' | 'play-pass' | 'learn-next' | 'learn-restart' | 'learn-rules' | 'play-point-yes',
) {
  (await screen.findByRole('button', { name: say(id) })).click();
  flushSync();
}

async function tap(...places: number[]) {
  for (const place of places) {
    tile(place).click();
    flushSync();
    await Promise.resolve();
  }
}

async function open() {
  app = await AppHarness.to('/learn');
  await coach();
}

describe('the lesson', () => {
  it('begins with the word, and asks for three pictures of it', async () => {
    await open();
    expect(await said()).toBe(say('learn-word'));
    await press('play-turn-word');
    expect(await said()).toBe(say('learn-mark', { word: 'snow' }));
    await tap(7);
    await waitFor(async () => expect(await said()).toBe(say('learn-secret', { count: 2 })));
  });

  it('kindly refuses a fourth', async () => {
    await open();
    await press('play-turn-word');
    await tap(7, 1, 5, 0);
    await screen.findByText(called(say('learn-enough')));
    await waitFor(() => expect(tile(0).getAttribute('aria-pressed')).toBe('false'));
  });

  it('asks nothing of a server but the list of pictures', async () => {
    await open();
    await press('play-turn-word');
    expect(app.sockets).toEqual([]);
    expect(app.asked.filter(({ path }) => path !== '/api/decks/starlight')).toEqual([]);
  });

  it('explains the lanterns and the dark before anybody points', async () => {
    await open();
    await press('play-turn-word');
    await tap(7, 1, 5);
    await press('play-pass');
    expect(await said()).toBe(say('learn-lanterns'));
    expect(screen.queryByText(called(say('play-you-are-scout')))).toBeNull();
    await press('learn-next');
    expect(await said()).toBe(say('learn-dark', { player: say('bot-name-puck') }));
    await press('learn-next');
    expect(await said()).toBe(say('learn-scout'));
    screen.getByText(called(say('play-you-are-scout')));
  });

  it('says what falling means to whoever points at a picture of their own', async () => {
    await open();
    await press('play-turn-word');
    await tap(0, 7);
    await press('play-pass');
    await press('learn-next');
    await press('learn-next');
    await tap(0);
    await press('play-point-yes');
    await waitFor(async () => expect(await said()).toBe(say('learn-fall-mine')));
  });

  it('says that whoever has fallen earns nothing with a picture of theirs', async () => {
    await open();
    await press('play-turn-word');
    await tap(0, 1, 3);
    await press('play-pass');
    await press('learn-next');
    await press('learn-next');
    await tap(0);
    await press('play-point-yes');
    await waitFor(async () => expect(await said()).toBe(say('learn-fall-mine')));
    await press('learn-next');
    const [player, mine] = [say('bot-name-mira'), 'fallen'] as const;
    await waitFor(async () => expect(await said()).toBe(say('learn-spark', { player, mine })));
    expect(await said()).toContain('fallen');
    expect(screen.queryByText(called(say('lobby-you')))).toBeNull();
  });

  it('counts the points one sentence after the other once the last picture was shown', async () => {
    await open();
    await press('play-turn-word');
    await tap(0);
    await press('play-pass');
    await press('learn-next');
    await press('learn-next');
    await tap(0);
    await press('play-point-yes');
    await waitFor(async () => expect(await said()).toBe(say('learn-fall-mine')));
    const heard = [await said()];
    while (heard.at(-1) !== say('learn-end')) {
      await press('learn-next');
      await waitFor(async () => expect(await said()).not.toBe(heard.at(-1)));
      heard.push(await said());
    }
    const puck = say('bot-name-puck');
    expect(heard.slice(-3)).toEqual([
      say('learn-stars', { count: 0 }),
      say('learn-cost', { player: puck }),
      say('learn-end'),
    ]);
  });

  it('moves focus to what can be pointed at, and never again under the fingers of whoever goes on', async () => {
    await open();
    await press('play-turn-word');
    await tap(1, 5, 7);
    await press('play-pass');
    await press('learn-next');
    await press('learn-next');
    await new Promise((done) => setTimeout(done));
    expect(document.activeElement).toBe(tile(1));
    tile(7).focus();
    await new Promise((done) => setTimeout(done, 100));
    expect(document.activeElement).toBe(tile(7));
  });

  it('is remembered on the device, and can be begun again', async () => {
    await open();
    await press('play-turn-word');
    await tap(7, 1);
    await waitFor(() => expect(localStorage.getItem('stella-lesson')).toContain('[7,1]'));
    const kept = localStorage.getItem('stella-lesson')!;
    await app.leave();
    localStorage.setItem('stella-lesson', kept);
    await open();
    expect(await said()).toBe(say('learn-secret', { count: 1 }));
    expect(tile(7).getAttribute('aria-pressed')).toBe('true');
    await press('learn-restart');
    expect(await said()).toBe(say('learn-word'));
  });

  it.each([
    'nonsense',
    '{"moves":{"turned":true,"crosses":[7,7],"passed":true,"pointed":[]},"heard":0}',
    '{"moves":{"turned":true,"crosses":[7],"passed":true,"pointed":[3]},"heard":0}',
    '{"moves":{"turned":true,"crosses":[1,2,3,4],"passed":false,"pointed":[]},"heard":0}',
    '{"moves":{"turned":false,"crosses":[],"passed":true,"pointed":[]},"heard":-1}',
  ])('begins anew where what was kept cannot be: %s', async (kept) => {
    localStorage.setItem('stella-lesson', kept);
    await open();
    expect(await said()).toBe(say('learn-word'));
  });

  it('speaks the language that is chosen on the way', async () => {
    await open();
    await app.texts.choose('de');
    flushSync();
    await waitFor(async () => expect(await said()).toBe(say('learn-word')));
    expect(say('learn-word')).toMatch(/Runde/);
    expect(screen.getAllByText(called(say('learn-you')))).not.toEqual([]);
  });
});

describe('how to play', () => {
  it('is one thing: a link at the start, the lesson, and the rules in it', async () => {
    app = await AppHarness.to('/');
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    screen.getByRole('link', { name: say('learn-title') }).click();
    await coach();
    expect(location.pathname).toBe('/learn');
    await press('learn-rules');
    const rules = await screen.findByRole('dialog', { name: say('learn-title') });
    within(rules).getByText(called(say('how-fall')));
    expect(within(rules).queryByRole('link', { name: say('learn-play') })).toBeNull();
  });
});
