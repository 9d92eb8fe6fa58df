import { describe, expect, it } from 'vitest';
import { aMember } from '$lib/testing/sample-session';
import { shortcutOf } from './shortcuts';

const may = aMember().game?.actions;

function pressed(key: string, options: KeyboardEventInit = {}, on: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, ...options });
  Object.defineProperty(event, 'target', { value: on });
  return event;
}

describe('a key', () => {
  it.each([
    ['?', 'keys'],
    ['l', 'log'],
    ['L', 'log'],
    ['p', 'finish_marking'],
    ['x', null],
  ])('%s means %s', (key, meant) => {
    expect(shortcutOf(pressed(key), may)).toBe(meant);
  });

  it('takes the felt-tip back when it is passed', () => {
    const passed = may && { ...may, finish_marking: false, resume_marking: true };
    expect(shortcutOf(pressed('p'), passed)).toBe('resume_marking');
    expect(shortcutOf(pressed('p'), undefined)).toBeNull();
  });

  it('belongs to the browser with Control, and to a field while one types', () => {
    expect(shortcutOf(pressed('p', { ctrlKey: true }), may)).toBeNull();
    expect(shortcutOf(pressed('p', {}, document.createElement('textarea')), may)).toBeNull();
  });
});
