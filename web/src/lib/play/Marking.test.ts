import { screen, waitFor, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Actions, View } from '$lib/protocol/types';
import { marking } from '$lib/testing/sample-session';
import { beginning, plain, say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
afterEach(() => app.leave());

const card = (place: number) => document.querySelector<HTMLElement>(`[data-place="${place}"]`)!;

function press(key: string, target: EventTarget = document.activeElement!) {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

/** While crosses are made; `may` says what else I can do. */
function now(may: Partial<Actions> = {}, crosses: number[] = [], passed = false): View {
  const view = marking(crosses);
  const { game } = view.play!;
  const own = view.you!.game!;
  const seats = game.seats.map((seat, number) => (number === 0 ? { ...seat, passed } : seat));
  return {
    ...view,
    play: { ...view.play!, game: { ...game, seats }, other_word: { en: 'lighthouse' } },
    you: { ...view.you!, game: { ...own, actions: { ...own.actions, ...may } } },
  };
}

describe('a picture', () => {
  it('is marked by a press, seen at once and told to the table', async () => {
    app = await AppHarness.at(now());
    card(4).click();
    flushSync();
    expect(card(4).getAttribute('aria-pressed')).toBe('true');
    expect(app.sent).toContainEqual({ type: 'mark', place: 4 });
  });

  it('is wiped by another press', async () => {
    app = await AppHarness.at(now({}, [4]));
    card(4).click();
    flushSync();
    expect(card(4).getAttribute('aria-pressed')).toBe('false');
    expect(app.sent).toContainEqual({ type: 'unmark', place: 4 });
  });

  it('is looked at, and keeps its cross, by a press once I am done', async () => {
    app = await AppHarness.at(now({}, [4], true));
    card(4).click();
    flushSync();
    expect(app.sent).toEqual([]);
    screen.getByRole('dialog', { name: beginning(say('play-card', { place: 5, line: 1, column: 5 })) });
  });

  it('is reached with the arrow keys, line by line', async () => {
    app = await AppHarness.at(now());
    card(0).focus();
    press('ArrowRight');
    press('ArrowDown');
    expect(document.activeElement).toBe(card(6));
    expect(card(6).tabIndex).toBe(0);
    expect(card(0).tabIndex).toBe(-1);
  });

  it('is seen large with Z, and there it can be marked too', async () => {
    app = await AppHarness.at(now({ mark: [7] }));
    card(7).focus();
    press('z');
    const large = screen.getByRole('dialog', {
      name: beginning(say('play-card', { place: 8, line: 2, column: 3 })),
    });
    within(large)
      .getByRole('button', { name: say('play-mark') })
      .click();
    expect(app.sent).toContainEqual({ type: 'mark', place: 7 });
  });
});

describe('the pictures', () => {
  it('carry a cross where I made one, and nowhere else', async () => {
    app = await AppHarness.at(now({}, [2, 7]));
    const crossed = [...document.querySelectorAll<HTMLElement>('.tile:has(.cross)')];
    expect(crossed.map((tile) => tile.dataset['place'])).toEqual(['2', '7']);
  });

  it('are the first stop of who skips to them', async () => {
    app = await AppHarness.at(now());
    screen.getByRole('link', { name: say('ui-skip') }).click();
    expect(document.activeElement).toBe(card(0));
  });

  it('follow each other in the large view, around the table', async () => {
    app = await AppHarness.at(now());
    card(14).focus();
    press('z');
    const shown = () => screen.getByRole('dialog').getAttribute('aria-label');
    expect(plain(shown()!)).toBe(say('play-card', { place: 15, line: 3, column: 5 }));
    press('ArrowRight', screen.getByRole('dialog'));
    expect(plain(shown()!)).toBe(say('play-card', { place: 1, line: 1, column: 1 }));
    press('ArrowLeft', screen.getByRole('dialog'));
    expect(plain(shown()!)).toBe(say('play-card', { place: 15, line: 3, column: 5 }));
  });
});

describe('the clue word', () => {
  it.each([
    ['de', 'Meer'],
    ['fr', 'mer'],
    ['pl', 'sea'],
  ] as const)(
    'is shown in the language of the page, and in English where it is missing: %s',
    async (language, word) => {
      const view = now();
      const clue = { en: 'sea', de: 'Meer', fr: 'mer' };
      app = await AppHarness.at({ ...view, play: { ...view.play!, clue } }, { language });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(word);
    },
  );
});

describe('a refusal', () => {
  it('is read where it was caused', async () => {
    app = await AppHarness.at(now({ finish_marking: true }, [4]));
    screen.getByRole('button', { name: say('play-pass') }).click();
    const { id } = app.server.sent.at(-1)!;
    app.server.tell({ type: 'error', id, code: 'E_LOCKED', message: 'Too late.', args: {}, rule: null });
    expect((await screen.findByRole('alert')).textContent).toBe('Too late.');
  });
});

describe('the felt-tip', () => {
  it('is passed by its button', async () => {
    app = await AppHarness.at(now({ finish_marking: true }, [4]));
    screen.getByRole('button', { name: say('play-pass') }).click();
    expect(app.sent).toEqual([{ type: 'finish_marking' }]);
  });

  it('is not passed without a cross', async () => {
    app = await AppHarness.at(now());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: say('play-pass') }).disabled).toBe(true);
  });

  it('is taken back by its button', async () => {
    app = await AppHarness.at(now({ finish_marking: false, resume_marking: true }, [4], true));
    screen.getByRole('button', { name: say('play-take-back') }).click();
    expect(app.sent).toEqual([{ type: 'resume_marking' }]);
  });

  it.each([
    [{ finish_marking: true }, 'finish_marking'],
    [{ finish_marking: false, resume_marking: true }, 'resume_marking'],
  ])('obeys the key P: %j', async (may, type) => {
    app = await AppHarness.at(now(may, [4]));
    press('P', window);
    expect(app.sent).toEqual([{ type }]);
  });
});

describe('the other word', () => {
  it('is proposed', async () => {
    app = await AppHarness.at(now({ wish_swap: true }));
    screen.getByRole('button', { name: /lighthouse/ }).click();
    expect(app.sent).toEqual([{ type: 'vote_swap', yes: true }]);
  });

  it('is given up', async () => {
    app = await AppHarness.at(now({ withdraw_swap: true }));
    screen.getByRole('button', { name: say('play-withdraw-swap') }).click();
    expect(app.sent).toEqual([{ type: 'vote_swap', yes: false }]);
  });
});

describe('what happens', () => {
  const passedBo = () => {
    const view = now();
    const { game } = view.play!;
    const seats = game.seats.map((seat, number) => (number === 1 ? { ...seat, passed: true } : seat));
    return { ...view, play: { ...view.play!, game: { ...game, seats } } };
  };

  it('is told to screen readers', async () => {
    app = await AppHarness.at(now());
    app.show(passedBo());
    expect(plain(screen.getByRole('log').textContent)).toContain(
      say('log-passed', { player: 'Bo', me: 'no' }),
    );
  });

  it('can be read again, the newest first', async () => {
    app = await AppHarness.at(now());
    app.show(passedBo());
    app.show(now());
    press('l', window);
    const told = within(screen.getByRole('dialog', { name: say('play-log') })).getAllByRole('listitem');
    expect(told.map((line) => plain(line.textContent).trim())).toEqual([
      say('log-taken-back', { player: 'Bo', me: 'no' }),
      say('log-passed', { player: 'Bo', me: 'no' }),
      'You turned over the word card: “”.',
      'The game begins. You’re the first scout.',
    ]);
  });
});

describe('focus', () => {
  it('stays where the buttons are when the one that had it goes', async () => {
    app = await AppHarness.at(now({ finish_marking: true }, [4]));
    screen.getByRole('button', { name: say('play-pass') }).focus();
    app.show(now({ resume_marking: true }, [4], true));
    const bar = screen.getByRole('region', { name: say('play-table-menu') });
    await waitFor(() => expect(document.activeElement).toBe(bar));
  });

  it('is not taken from who went elsewhere', async () => {
    app = await AppHarness.at(now({ finish_marking: true }, [4]));
    screen.getByRole('button', { name: say('play-pass') }).focus();
    card(3).focus();
    app.show(now({ resume_marking: true }, [4], true));
    await screen.findByRole('button', { name: say('play-take-back') });
    expect(document.activeElement).toBe(card(3));
  });
});
