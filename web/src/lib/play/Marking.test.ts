import { screen, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Actions, View } from '$lib/protocol/types';
import { marking } from '$lib/session/sample';
import { plain, Visit } from '$lib/testing/visit';

let visit: Visit;
afterEach(() => visit.leave());

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
    visit = await Visit.at(now());
    card(4).click();
    flushSync();
    expect(card(4).getAttribute('aria-pressed')).toBe('true');
    expect(visit.sent).toContainEqual({ type: 'mark', place: 4 });
  });

  it('is wiped by another press', async () => {
    visit = await Visit.at(now({}, [4]));
    card(4).click();
    flushSync();
    expect(card(4).getAttribute('aria-pressed')).toBe('false');
    expect(visit.sent).toContainEqual({ type: 'unmark', place: 4 });
  });

  it('is reached with the arrow keys, line by line', async () => {
    visit = await Visit.at(now());
    card(0).focus();
    press('ArrowRight');
    press('ArrowDown');
    expect(document.activeElement).toBe(card(6));
    expect(card(6).tabIndex).toBe(0);
    expect(card(0).tabIndex).toBe(-1);
  });

  it('is seen large with Z, and there it can be marked too', async () => {
    visit = await Visit.at(now({ mark: [7] }));
    card(7).focus();
    press('z');
    const large = screen.getByRole('dialog', { name: /Picture .?8/ });
    within(large).getByRole('button', { name: 'Mark this picture' }).click();
    expect(visit.sent).toContainEqual({ type: 'mark', place: 7 });
  });
});

describe('the felt-tip', () => {
  it('is passed by its button', async () => {
    visit = await Visit.at(now({ pass_pen: true }, [4]));
    screen.getByRole('button', { name: 'Pass my felt-tip' }).click();
    expect(visit.sent).toEqual([{ type: 'pass_pen' }]);
  });

  it('is not passed without a cross', async () => {
    visit = await Visit.at(now());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pass my felt-tip' }).disabled).toBe(true);
  });

  it('is taken back by its button', async () => {
    visit = await Visit.at(now({ pass_pen: false, take_pen_back: true }, [4], true));
    screen.getByRole('button', { name: 'Take my felt-tip back' }).click();
    expect(visit.sent).toEqual([{ type: 'take_pen_back' }]);
  });

  it.each([
    [{ pass_pen: true }, 'pass_pen'],
    [{ pass_pen: false, take_pen_back: true }, 'take_pen_back'],
  ])('obeys the key P: %j', async (may, type) => {
    visit = await Visit.at(now(may, [4]));
    press('P', window);
    expect(visit.sent).toEqual([{ type }]);
  });
});

describe('the other word', () => {
  it('is proposed', async () => {
    visit = await Visit.at(now({ wish_swap: true }));
    screen.getByRole('button', { name: /lighthouse/ }).click();
    expect(visit.sent).toEqual([{ type: 'vote_swap', yes: true }]);
  });

  it('is given up', async () => {
    visit = await Visit.at(now({ withdraw_swap: true }));
    screen.getByRole('button', { name: 'No, keep the word' }).click();
    expect(visit.sent).toEqual([{ type: 'vote_swap', yes: false }]);
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
    visit = await Visit.at(now());
    visit.show(passedBo());
    expect(plain(screen.getByRole('log').textContent)).toContain('Bo passed the felt-tip.');
  });

  it('can be read again, the newest first', async () => {
    visit = await Visit.at(now());
    visit.show(passedBo());
    visit.show(now());
    press('l', window);
    const told = within(screen.getByRole('dialog', { name: 'What happened' })).getAllByRole('listitem');
    expect(told.map((line) => plain(line.textContent))).toEqual([
      'Bo took the felt-tip back.',
      'Bo passed the felt-tip.',
    ]);
  });
});
