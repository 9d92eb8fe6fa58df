import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aView } from '$lib/testing/sample-views';
import type { View } from '$lib/protocol/types';
import { fakeEnv, type FakeSocket } from '$lib/testing/fake-socket';
import { TableSocket, type Look, type Role } from './socket.svelte';

let sockets: FakeSocket[];
let found: Look;
let stop: (() => void) | undefined;
let views: View[];

async function begin(role: Role = 'member'): Promise<TableSocket> {
  const env = fakeEnv(sockets, () => found);
  const socket = new TableSocket('ABCD2345', role, 'en', env, (view) => views.push(view));
  stop = socket.start();
  await vi.advanceTimersByTimeAsync(0);
  return socket;
}

const last = () => sockets.at(-1)!;

function look(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  views = [];
  found = 'member';
});

afterEach(() => {
  stop?.();
  stop = undefined;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the way to a table', () => {
  it('is open once the first view has come', async () => {
    const socket = await begin();
    expect(socket.state).toBe('opening');
    last().open();
    expect(socket.state).toBe('open');
    expect(views.map((view) => view.table?.code)).toEqual(['ABCD2345']);
  });

  it('puts an own part into the view of the same version', async () => {
    await begin();
    expect(last().url).toContain('?parts=own');
    last().open();
    const [view] = views as [View];
    const you = { ...view.you!, devices: 5 };
    last().tell({
      type: 'own',
      version: view.version,
      you,
      clock: { limit: 9000, left: 800, absent: false },
    });
    expect(views[1]).toEqual({ ...view, you, clock: { limit: 9000, left: 800, absent: false } });
    expect(views[1]!.table).toBe(view.table);
  });

  it('leaves an own part alone that does not fit what it shows', async () => {
    await begin();
    last().open();
    const [view] = views as [View];
    last().tell({ type: 'own', version: view.version + 1, you: view.you!, clock: null });
    expect(views).toHaveLength(1);
    last().end(1006);
    vi.advanceTimersByTime(1000);
    last().onopen?.();
    last().tell({ type: 'own', version: view.version, you: view.you!, clock: null });
    expect(views).toHaveLength(1);
  });

  it('asks nobody at the door when the table does not know this browser', async () => {
    found = 'stranger';
    expect((await begin()).state).toBe('stranger');
    expect(sockets).toHaveLength(0);
  });

  it('says that the table is gone', async () => {
    found = 'gone';
    expect((await begin()).state).toBe('gone');
  });

  it('does not let spectators in where they are not wanted', async () => {
    found = 'no_spectators';
    expect((await begin('spectator')).state).toBe('closed');
  });

  it('lets a board in there all the same', async () => {
    found = 'no_spectators';
    await begin('board');
    expect(last().url).toContain('as=board');
  });

  it.each([
    [4403, 'left'],
    [4404, 'gone'],
    [1008, 'broken'],
    [1009, 'broken'],
  ])('ends for good with %i', async (code, way) => {
    const socket = await begin();
    last().open();
    last().end(code);
    expect(socket.state).toBe(way);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('says that the server restarts, until it is back', async () => {
    const socket = await begin();
    last().open();
    found = 'unreachable';
    last().end(1012);
    expect(socket.state).toBe('restarting');
    await vi.advanceTimersByTimeAsync(600);
    last().end(1006);
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.state).toBe('restarting');
    await vi.advanceTimersByTimeAsync(1_200);
    last().open();
    expect(socket.state).toBe('open');
  });

  it('does not speak of a restart for ever', async () => {
    const socket = await begin();
    last().open();
    found = 'unreachable';
    last().end(1012);
    for (let second = 0; second < 40; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      last().end(1006);
      expect(socket.state).toBe(second < 28 ? 'restarting' : second > 32 ? 'lost' : socket.state);
    }
    await vi.advanceTimersByTimeAsync(15_000);
    last().open();
    expect(socket.state).toBe('open');
  });

  it('that cannot be opened is said to be lost after a moment, and is tried on', async () => {
    found = 'unreachable';
    const socket = await begin();
    last().end(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(socket.state).toBe('opening');
    last().end(1006);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(socket.state).toBe('lost');
    last().end(1006);
    expect(socket.state).toBe('lost');
    await vi.advanceTimersByTimeAsync(4_000);
    last().open();
    expect(socket.state).toBe('open');
  });

  it.each(['before it tries again', 'while it looks for the table'])(
    'that the visitor left %s stays closed',
    async (when) => {
      await begin();
      last().open();
      last().end(1006);
      if (when.startsWith('while')) {
        vi.advanceTimersByTime(1000);
        last().end(1006);
      }
      stop?.();
      const count = sockets.length;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sockets).toHaveLength(count);
    },
  );

  it('waits longer after each failure, and starts over after a success', async () => {
    await begin();
    last().open();
    found = 'unreachable';
    const waits: number[] = [];
    last().end(1006);
    for (let round = 0; round < 7; round += 1) {
      const count = sockets.length;
      let waited = 0;
      while (sockets.length === count) {
        await vi.advanceTimersByTimeAsync(100);
        waited += 100;
      }
      waits.push(waited);
      last().end(1006);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    await vi.advanceTimersByTimeAsync(15_000);
    last().open();
    last().end(1006);
    const count = sockets.length;
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(count + 1);
  });

  it('keeps a new key for the way back', async () => {
    const keys: string[] = [];
    const env = { ...fakeEnv(sockets, () => found), keep: (key: string) => void keys.push(key) };
    stop = new TableSocket('ABCD2345', 'board', 'en', env, () => undefined).start();
    await vi.advanceTimersByTimeAsync(0);
    last().open();
    last().tell({ type: 'watch_key', key: 'new' });
    expect(keys).toEqual(['new']);
  });

  it('counts the time of a restart from the first word of it', async () => {
    const socket = await begin();
    last().open();
    found = 'unreachable';
    last().end(1012);
    await vi.advanceTimersByTimeAsync(20_000);
    last().end(1012);
    expect(socket.state).toBe('restarting');
    await vi.advanceTimersByTimeAsync(13_000);
    expect(socket.state).toBe('lost');
  });

  it('does not hammer a server that accepts and drops at once', async () => {
    await begin();
    for (let round = 0; round < 4; round += 1) {
      last().onopen?.();
      last().end(1011);
      await vi.advanceTimersByTimeAsync(500 * 2 ** round);
    }
    expect(sockets).toHaveLength(5);
  });
});

describe('a request', () => {
  it('is answered by its ack', async () => {
    const socket = await begin();
    last().open();
    const answer = socket.send({ type: 'finish_marking' });
    last().tell({ type: 'ack', id: last().sent[0]!.id });
    expect(await answer).toBeNull();
  });

  it('is answered by its refusal', async () => {
    const socket = await begin();
    last().open();
    const answer = socket.send({ type: 'mark', place: 3 });
    last().tell({ type: 'error', id: last().sent[0]!.id, code: 'E_LOCKED', message: 'no' });
    expect(await answer).toMatchObject({ kind: 'refused', problem: { code: 'E_LOCKED' } });
  });

  it('made while the way opens goes out when it is open', async () => {
    const socket = await begin();
    void socket.send({ type: 'finish_marking' });
    expect(last().sent).toEqual([]);
    last().open();
    expect(last().sent.map((request) => request.type)).toEqual(['finish_marking']);
  });

  it('without an answer is sent again, in order and with the same id', async () => {
    const socket = await begin();
    last().open();
    void socket.send({ type: 'mark', place: 1 });
    void socket.send({ type: 'mark', place: 2 });
    const before = last().sent;
    last().end(1006);
    expect(socket.state).toBe('lost');
    await vi.advanceTimersByTimeAsync(500);
    last().open();
    expect(last().sent).toEqual(before);
  });

  it('that takes a second is shown as being on its way', async () => {
    const socket = await begin();
    last().open();
    void socket.send({ type: 'finish_marking' });
    await vi.advanceTimersByTimeAsync(900);
    expect(socket.slow).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(socket.slow).toBe(true);
    last().tell({ type: 'ack', id: last().sent[0]!.id });
    expect(socket.slow).toBe(false);
  });

  it('made before the way was opened again has its time from then on', async () => {
    const socket = await begin();
    last().open();
    void socket.send({ type: 'finish_marking' });
    await vi.advanceTimersByTimeAsync(8_000);
    last().end(1006);
    await vi.advanceTimersByTimeAsync(500);
    last().open();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(sockets).toHaveLength(2);
    expect(socket.state).toBe('open');
  });

  it('is still on its way after an error that answers no request', async () => {
    const socket = await begin();
    last().open();
    const answered = vi.fn();
    void socket.send({ type: 'finish_marking' }).then(answered);
    last().tell({ type: 'error', id: null, code: 'E_MESSAGE', message: 'no' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(answered).not.toHaveBeenCalled();
    expect(socket.slow).toBe(true);
  });

  it('that nobody answers proves the way dead, and goes out on a new one', async () => {
    const socket = await begin();
    last().open();
    void socket.send({ type: 'finish_marking' });
    const request = last().sent[0]!;
    await vi.advanceTimersByTimeAsync(13_000);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]!.closed).toBe(true);
    last().open();
    expect(last().sent).toEqual([request]);
    expect(socket.state).toBe('open');
  });
});

describe('the end of the connection', () => {
  it.each([4403, 4404, 1008])('answers what was asked before it (%i)', async (code) => {
    const socket = await begin();
    last().open();
    const answers = [socket.send({ type: 'finish_marking' }), socket.send({ type: 'mark', place: 1 })];
    last().end(code);
    expect(await Promise.all(answers)).toEqual([{ kind: 'ended' }, { kind: 'ended' }]);
    expect(socket.slow).toBe(false);
  });

  it('answers what is asked after it, without sending it', async () => {
    const socket = await begin();
    last().open();
    last().end(4404);
    expect(await socket.send({ type: 'finish_marking' })).toEqual({ kind: 'ended' });
    expect(last().sent).toEqual([]);
  });

  it('answers what was asked while nobody knew yet that the table is gone', async () => {
    const socket = await begin();
    last().open();
    last().end(1006);
    const answer = socket.send({ type: 'finish_marking' });
    found = 'gone';
    await vi.advanceTimersByTimeAsync(500);
    last().end(1006);
    expect(await answer).toEqual({ kind: 'ended' });
  });

  it('answers what was asked when the page is left, and after that', async () => {
    const socket = await begin();
    last().open();
    const answer = socket.send({ type: 'finish_marking' });
    stop?.();
    expect(await answer).toEqual({ kind: 'ended' });
    expect(await socket.send({ type: 'finish_marking' })).toEqual({ kind: 'ended' });
  });
});

describe('a silent way', () => {
  const pings = (socket: FakeSocket) => socket.sent.filter((message) => message.type === 'ping');

  it.each<Role>(['member', 'board', 'spectator'])(
    'is asked whether it is alive, for a %s too',
    async (role) => {
      const socket = await begin(role);
      last().open();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(pings(last())).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(pings(last())).toHaveLength(1);
      last().tell({ type: 'ack', id: pings(last())[0]!.id });
      await vi.advanceTimersByTimeAsync(20_000);
      expect(sockets).toHaveLength(1);
      expect(socket.state).toBe('open');
      expect(socket.slow).toBe(false);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(pings(last())).toHaveLength(2);
    },
  );

  it('that does not answer is dead: another one is opened', async () => {
    const socket = await begin('board');
    last().open();
    await vi.advanceTimersByTimeAsync(37_000);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]!.closed).toBe(true);
    expect(socket.state).toBe('lost');
    last().open();
    expect(socket.state).toBe('open');
    expect(last().sent).toEqual([]);
  });

  it('is not asked while it has something to say', async () => {
    await begin();
    last().open();
    for (let second = 0; second < 60; second += 10) {
      await vi.advanceTimersByTimeAsync(10_000);
      last().tell(aView());
    }
    expect(last().sent).toEqual([]);
  });

  it('is not asked while nobody looks', async () => {
    await begin();
    last().open();
    look('hidden');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(last().sent).toEqual([]);
  });

  it('is doubted as soon as the network is gone, and heals when it is back', async () => {
    const socket = await begin();
    last().open();
    window.dispatchEvent(new Event('offline'));
    expect(socket.state).toBe('lost');
    window.dispatchEvent(new Event('online'));
    last().open();
    expect(socket.state).toBe('open');
  });
});

describe('waking up', () => {
  it('opens a new way after a long sleep, and ignores what the old one still says', async () => {
    const socket = await begin();
    const old = last();
    old.open();
    look('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    look('visible');
    expect(sockets).toHaveLength(2);
    old.end(4404);
    expect(socket.state).not.toBe('gone');
    last().open();
    expect(socket.state).toBe('open');
  });

  it('keeps a way that was out of sight for a moment only', async () => {
    await begin();
    last().open();
    look('hidden');
    await vi.advanceTimersByTimeAsync(5_000);
    look('visible');
    expect(sockets).toHaveLength(1);
  });

  it('does not wait any longer when the network is back', async () => {
    await begin();
    last().open();
    found = 'unreachable';
    last().end(1006);
    await vi.advanceTimersByTimeAsync(500);
    last().end(1006);
    await vi.advanceTimersByTimeAsync(0);
    const count = sockets.length;
    window.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(count + 1);
  });

  it('notices a jump of the clock by itself', async () => {
    await begin();
    last().open();
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sockets).toHaveLength(2);
  });

  it('tells that another device came', async () => {
    const socket = await begin();
    last().open();
    last().tell({ type: 'notice', code: 'new_device' });
    expect(socket.companion).toBe(true);
  });
});
