import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aView } from '$lib/testing/sample-views';
import type { View } from '$lib/protocol/types';
import { fakeEnv, type FakeSocket } from '$lib/testing/fake-socket';
import { TableSocket, type Look, type Role } from './socket.svelte';

let sockets: FakeSocket[];
let found: Look;
let stop: (() => void) | undefined;
let seen: { version: number; fresh: boolean }[];

async function connected(role: Role = 'member'): Promise<TableSocket> {
  const env = fakeEnv(sockets, () => found);
  const socket = new TableSocket('ABCD2345', role, 'en', env, ({ version }, fresh) =>
    seen.push({ version, fresh }),
  );
  stop = socket.start();
  await vi.advanceTimersByTimeAsync(0);
  last().open(at(8));
  return socket;
}

const last = () => sockets.at(-1)!;
const at = (version: number): View => ({ ...aView(), version });
const leaving = (come_back_in = 700, jitter = 1_000) => ({ type: 'leaving', come_back_in, jitter });
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  seen = [];
  found = 'member';
});

afterEach(() => {
  stop?.();
  stop = undefined;
  vi.useRealTimers();
});

describe('a server that ends', () => {
  it.each<Role>(['member', 'board', 'spectator'])('is left when it said, by a %s too', async (role) => {
    const socket = await connected(role);
    last().tell(leaving());
    await pass(690);
    expect(sockets).toHaveLength(1);
    await pass(20);
    expect(sockets.map(({ url }) => url)).toEqual([sockets[0]!.url, sockets[0]!.url]);
    expect(socket.state).toBe('open');
  });

  it('is forgotten once another one shows the table: later breaks heal without its jitter', async () => {
    await connected();
    last().tell(leaving(700, 100_000));
    await pass(700);
    last().open(at(8));
    last().tell(at(9));
    last().end(1006);
    const count = sockets.length;
    await pass(600);
    expect(sockets).toHaveLength(count + 1);
  });

  it('serves until the next one shows the table, and is let go a moment later', async () => {
    const socket = await connected();
    const [old] = sockets as [FakeSocket];
    old.tell(leaving());
    await pass(700);
    last().onopen?.();
    void socket.send({ type: 'mark', place: 1 });
    expect([old.sent.length, last().sent.length]).toEqual([1, 0]);
    old.tell({ type: 'ack', id: old.sent[0]!.id });
    old.tell(at(9));
    last().tell(at(9));
    expect(old.closed).toBe(false);
    void socket.send({ type: 'mark', place: 2 });
    expect([old.sent.length, last().sent.length]).toEqual([1, 1]);
    await pass(300);
    expect(old.closed).toBe(true);
    old.end(1005);
    expect(socket.state).toBe('open');
    await pass(8_000);
    expect(sockets).toHaveLength(2);
  });

  it('is left without a jump: what was seen goes on', async () => {
    await connected();
    last().tell(leaving());
    await pass(700);
    last().open(at(9));
    expect(seen).toEqual([
      { version: 8, fresh: true },
      { version: 9, fresh: false },
    ]);
  });

  it('is not left for one that does not know yet what was seen', async () => {
    const socket = await connected();
    const [old] = sockets as [FakeSocket];
    old.tell(leaving());
    await pass(700);
    last().open(at(7));
    void socket.send({ type: 'mark', place: 1 });
    expect([old.sent.length, last().sent.length]).toEqual([1, 0]);
    last().tell(at(8));
    expect(last().sent).toEqual(old.sent);
    expect(seen.map(({ version }) => version)).toEqual([8, 8]);
  });

  it('gets moves whose answer is still on its way again from the next one, with their ids and in order', async () => {
    const socket = await connected();
    const [old] = sockets as [FakeSocket];
    old.tell(leaving());
    const answers = [socket.send({ type: 'mark', place: 1 }), socket.send({ type: 'mark', place: 2 })];
    await pass(700);
    last().open(at(8));
    expect(last().sent).toEqual(old.sent);
    for (const { id } of old.sent) last().tell({ type: 'ack', id });
    expect(await Promise.all(answers)).toEqual([null, null]);
  });

  it('is tried again, spread by its jitter, while it serves', async () => {
    const socket = await connected();
    last().tell(leaving());
    await pass(700);
    last().end(1006);
    await pass(990);
    expect(sockets).toHaveLength(2);
    await pass(20);
    expect(sockets).toHaveLength(3);
    expect(socket.state).toBe('open');
    last().open(at(8));
    void socket.send({ type: 'finish_marking' });
    expect(last().sent).toHaveLength(1);
  });

  it('and closes at once is come back to when it said', async () => {
    const socket = await connected();
    void socket.send({ type: 'mark', place: 1 });
    const [old] = sockets as [FakeSocket];
    old.tell(leaving(900));
    old.end(1012);
    expect(socket.state).toBe('restarting');
    await pass(890);
    expect(sockets).toHaveLength(1);
    await pass(20);
    expect(sockets).toHaveLength(2);
    found = 'unreachable';
    last().end(1006);
    await pass(990);
    expect(sockets).toHaveLength(2); // half a second, and half of its jitter
    await pass(20);
    expect(sockets).toHaveLength(3);
    last().open(at(8));
    expect(socket.state).toBe('open');
    expect(last().sent).toEqual(old.sent);
    expect(seen.at(-1)).toEqual({ version: 8, fresh: true });
  });

  it('and closes while the next one opens leaves that one to go on', async () => {
    const socket = await connected();
    const [old] = sockets as [FakeSocket];
    old.tell(leaving());
    await pass(700);
    old.end(1012);
    void socket.send({ type: 'mark', place: 1 });
    expect(sockets).toHaveLength(2);
    last().onopen?.();
    expect(last().sent).toHaveLength(1);
    last().tell(at(8));
    expect(socket.state).toBe('open');
    await pass(8_000);
    expect(sockets).toHaveLength(2);
  });

  it('and closes before the next one has caught up leaves what that one shows', async () => {
    const socket = await connected();
    const [old] = sockets as [FakeSocket];
    old.tell(leaving());
    await pass(700);
    last().open(at(7));
    old.end(1012);
    expect(socket.state).toBe('open');
    expect(seen.map(({ version }) => version)).toEqual([8, 7]);
  });

  it.each([4403, 4404])('is not left when the table ends first (%i)', async (code) => {
    await connected();
    last().tell(leaving());
    last().end(code);
    await pass(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('is not left by a page that is closed', async () => {
    await connected();
    last().tell(leaving());
    stop?.();
    await pass(60_000);
    expect(sockets).toHaveLength(1);
  });
});
