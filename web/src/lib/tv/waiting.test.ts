import { afterEach, expect, it, vi } from 'vitest';
import { Waiting } from './waiting.svelte';

afterEach(() => vi.unstubAllGlobals());

it('a TV that was switched to another page shows no table that it is given afterwards', async () => {
  let answer: (reply: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => (answer = done)));
  const given = vi.fn();
  const waiting = new Waiting(given);
  const stop = waiting.start();
  stop();
  const read = vi.fn(() =>
    Promise.resolve({ code: null, link: null, seconds: 0, table: 'ABCD2345', key: 'k' }),
  );
  answer({ status: 200, ok: true, json: read } as unknown as Response);
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done));
  expect(given).not.toHaveBeenCalled();
});
