import type { Texts } from '$lib/i18n/texts.svelte';
import { createTable } from '$lib/net/api';
import { newId, socketAddress } from '$lib/net/ids';
import type { Settings } from '$lib/settings/settings.svelte';

/** The name to begin with: the one of last time, or one of the night that the visitor can change any time. */
export function guessedName(texts: Texts, settings: Settings): string {
  const names = texts.text('home-guessed-names').split(',');
  const drawn = names[Math.floor(Math.random() * names.length)] ?? 'Stella';
  return settings.name.trim() || drawn.trim();
}

const BOTS = 3;

/** A table with three bots that starts by itself as soon as it is open. Gives its code. */
export async function playNow(texts: Texts, settings: Settings): Promise<string> {
  const person = { name: guessedName(texts, settings), language: texts.language };
  const { code } = await createTable(person, { words: settings.played ? 'ordinary' : 'discovery' });
  await fillAndStart(code);
  settings.name = person.name;
  return code;
}

/** Seat the bots and start, over a socket of its own that is closed when all is done. */
function fillAndStart(code: string): Promise<void> {
  const wishes = [...Array.from({ length: BOTS }, () => ({ type: 'add_bot' })), { type: 'start' }];
  return new Promise((done, failed) => {
    const socket = new WebSocket(socketAddress(`/api/tables/${code}/socket`));
    let answered = 0;
    socket.onopen = () => wishes.forEach((wish) => socket.send(JSON.stringify({ ...wish, id: newId() })));
    socket.onmessage = (event) => {
      const { type, message } = JSON.parse(event.data as string) as { type: string; message?: string };
      if (type === 'error') failed(new Error(message));
      if (type === 'ack' && (answered += 1) === wishes.length) {
        done();
        socket.close();
      }
    };
    socket.onclose = () => failed(new Error(''));
  });
}
