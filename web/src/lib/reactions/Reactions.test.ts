import { screen, waitFor, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { REACTION_KINDS } from '$lib/protocol/lists';
import type { ReactionKind } from '$lib/protocol/types';
import { lobby, mine, revealing, scoring } from '$lib/testing/scenes';
import { plain, say, AppHarness } from '$lib/testing/app-harness';
import { aView } from '$lib/testing/sample-views';

let app: AppHarness;
afterEach(() => app.leave());

const opener = () => screen.queryByRole('button', { name: say('reactions-send') });

function tell(member: string, kind: ReactionKind) {
  app.server.tell({ type: 'reaction', member, kind });
  flushSync();
}

async function openFaces() {
  opener()!.click();
  flushSync();
  return within(await screen.findByRole('group', { name: say('reactions-open') }));
}

const flying = () =>
  [...document.body.querySelectorAll('.flying')].map((each) => plain(each.textContent).trim());
const told = () => plain(screen.getAllByRole('log')[0]!.textContent).trim();

describe('sending a reaction', () => {
  it('takes one tap on one of six, each with a name', async () => {
    app = await AppHarness.at(lobby({ may_react: true }));
    const group = await openFaces();
    expect(group.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual(
      REACTION_KINDS.filter((kind) => kind !== 'wave').map((kind) => say(`reaction-${kind}`)),
    );
    group.getByRole('button', { name: say('reaction-wonder') }).click();
    expect(app.sent).toEqual([{ type: 'react', kind: 'wonder' }]);
  });

  it('is offered only while the server would pass it on', async () => {
    app = await AppHarness.at(scoring());
    expect(opener()).toBeNull();
    app.show({ ...scoring(), you: { ...scoring().you!, may_react: true } });
    await openFaces();
    app.show(revealing());
    expect(opener()).toBeNull();
    expect(screen.queryByRole('group', { name: say('reactions-open') })).toBeNull();
  });

  it('begins at the first reaction by keyboard, and Escape leads back to the button', async () => {
    app = await AppHarness.at(lobby({ may_react: true }));
    await openFaces();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(say('reaction-joy')));
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(screen.queryByRole('group', { name: say('reactions-open') })).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it('says why the table refused it', async () => {
    app = await AppHarness.at(lobby({ may_react: true }));
    const group = await openFaces();
    group.getByRole('button', { name: say('reaction-joy') }).click();
    const { id } = app.server.sent.at(-1)!;
    app.server.tell({ type: 'error', id, code: 'E_REACTION_RATE', message: 'Wait.', args: {}, rule: null });
    expect(await screen.findByText('Wait.')).toBeDefined();
  });
});

describe('a reaction that somebody sent', () => {
  it('rises with the name of the sender, and is told to ears', async () => {
    app = await AppHarness.at(lobby());
    tell('m2', 'laugh');
    expect(flying()).toEqual(['Bo']);
    expect(told()).toContain(say('reaction-sent', { player: 'Bo', reaction: say('reaction-laugh') }));
  });

  it('is announced at most every few seconds, and never to its sender', async () => {
    app = await AppHarness.at(lobby());
    tell('m1', 'joy');
    expect(told()).toBe('');
    for (const kind of REACTION_KINDS) tell('m2', kind);
    expect(told()).toBe(say('reaction-sent', { player: 'Bo', reaction: say('reaction-joy') }));
    expect(flying()).toHaveLength(7);
  });

  it('is neither shown nor told to who does not want to see any', async () => {
    localStorage.setItem('stella-settings', JSON.stringify({ tips: false, reactions: false }));
    app = await AppHarness.at(lobby({ may_react: true }));
    tell('m2', 'love');
    expect(flying()).toEqual([]);
    expect(told()).toBe('');
    expect(opener()).toBeNull();
  });

  it('fades by itself', async () => {
    app = await AppHarness.at(lobby());
    vi.useFakeTimers();
    tell('m3', 'oops');
    expect(flying()).toEqual(['Cy']);
    vi.advanceTimersByTime(6_000);
    flushSync();
    vi.useRealTimers();
    expect(flying()).toEqual([]);
  });

  it('is seen on the board too', async () => {
    app = await AppHarness.at({ ...aView(), you: null }, { board: true });
    tell('m1', 'cheer');
    expect(flying()).toEqual(['Ada']);
  });

  it('is not sent again after the connection was lost', async () => {
    app = await AppHarness.at(lobby({ may_react: true }));
    const group = await openFaces();
    group.getByRole('button', { name: say('reaction-joy') }).click();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(app.sockets).toHaveLength(2));
    app.server.onopen?.();
    expect(app.sent).toEqual([]);
  });
});

describe('the host', () => {
  const reactions = () =>
    screen.getByRole('switch', { name: (name) => name.startsWith(say('options-reactions')) });

  it('switches reactions off for the table', async () => {
    app = await AppHarness.at(mine(aView()));
    for (const name of ['lobby-more', 'options-title'] as const) {
      screen.getByRole('button', { name: say(name) }).click();
      flushSync();
    }
    reactions().click();
    expect(app.sent).toEqual([{ type: 'set_reactions', on: false }]);
  });
});
