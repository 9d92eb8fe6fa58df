import { describe, expect, it } from 'vitest';
import { Router, routeOf, tidyCode } from './router.svelte';

describe('addresses', () => {
  it('lead home, to a table, to its board, and to a resumed seat', () => {
    expect(routeOf('/', '')).toEqual({ page: 'home' });
    expect(routeOf('/t/ABCD2345', '')).toEqual({ page: 'table', code: 'ABCD2345' });
    expect(routeOf('/t/abcd2345/board', 'key')).toEqual({ page: 'board', code: 'ABCD2345', key: 'key' });
    expect(routeOf('/t/ABCD2345/resume', 'tick')).toEqual({
      page: 'resume',
      code: 'ABCD2345',
      ticket: 'tick',
    });
    expect(routeOf('/t/abcd2345/album', '')).toEqual({ page: 'album', code: 'ABCD2345', game: null });
    expect(routeOf('/t/ABCD2345/album/12', '')).toEqual({ page: 'album', code: 'ABCD2345', game: 12 });
    expect(routeOf('/tv', '')).toEqual({ page: 'tv' });
    expect(routeOf('/sky', '')).toEqual({ page: 'sky', day: null, key: '' });
    expect(routeOf('/sky/2026-11-16', '')).toEqual({ page: 'sky', day: '2026-11-16', key: '' });
    expect(routeOf('/sky/circle', 'k')).toEqual({ page: 'sky', day: 'circle', key: 'k' });
    expect(routeOf('/show', 'scanned')).toEqual({ page: 'show', token: 'scanned' });
  });

  it('that lead nowhere say so', () => {
    expect(routeOf('/nowhere', '')).toEqual({ page: 'lost' });
    expect(routeOf('/tv/set', '')).toEqual({ page: 'lost' });
    expect(routeOf('/sky/2026-11-16/stars', '')).toEqual({ page: 'lost' });
    expect(routeOf('/t/ABCD2345/attic', '')).toEqual({ page: 'lost' });
    expect(routeOf('/t/ABCD2345/board/1', '')).toEqual({ page: 'lost' });
    expect(routeOf('/t/ABCD2345/album/0', '')).toEqual({ page: 'lost' });
    expect(routeOf('/t/ABCD2345/album/1/2', '')).toEqual({ page: 'lost' });
  });
});

describe('a click on a link', () => {
  it.each([
    ['alone', {}, true],
    ['with Ctrl', { ctrlKey: true }, false],
    ['with the command key', { metaKey: true }, false],
    ['with Shift', { shiftKey: true }, false],
    ['with Alt', { altKey: true }, false],
    ['of the middle button', { button: 1 }, false],
  ])('%s stays in this window or is left to the browser', (_, keys, stays) => {
    history.replaceState(null, '', '/');
    const click = new MouseEvent('click', { cancelable: true, ...keys });
    new Router().follow(click, '/how');
    expect([click.defaultPrevented, location.pathname]).toEqual([stays, stays ? '/how' : '/']);
  });
});

describe('a code as typed', () => {
  it('may have spaces, dashes, small letters, look-alikes, or be a whole link', () => {
    expect(tidyCode('abcd-2345')).toBe('ABCD2345');
    expect(tidyCode(' ab cd 23 45 ')).toBe('ABCD2345');
    expect(tidyCode('O0I1ABCD')).toBe('QQLLABCD');
    expect(tidyCode('http://192.168.1.7:8000/t/ABCD2345/watch#k')).toBe('ABCD2345');
  });
});
