import { afterEach, expect, it, vi } from 'vitest';
import { socketAddress } from './ids';
import { browserEnv } from './socket-env';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [404, null, 'gone'],
  [503, null, 'unreachable'],
  [200, { member: 'm1', spectators: false }, 'member'],
  [200, { member: null, spectators: true }, 'stranger'],
  [200, { member: null, spectators: false }, 'no_spectators'],
])('a look at a table that answers %i tells where this browser is', async (status, info, found) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(info), { status })));
  expect(await browserEnv('ABCD2345').look()).toBe(found);
});

it('a look without a network says that nobody answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await browserEnv('ABCD2345').look()).toBe('unreachable');
});

it.each([
  ['http://stella.local:8000', 'ws://stella.local:8000/api'],
  ['https://stella.example', 'wss://stella.example/api'],
])('a socket of %s is as safe as its page', (origin, address) => {
  vi.stubGlobal('location', { origin });
  expect(socketAddress('/api')).toBe(address);
});
