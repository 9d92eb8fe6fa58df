import { lookAt, Refused, showWatchKey } from './api';
import { socketAddress } from './ids';
import type { Look, SocketEnv } from './socket.svelte';

/** The real browser around a `TableSocket`. */
export function browserEnv(code: string): SocketEnv {
  return {
    socket: (path) => new WebSocket(socketAddress(path)),
    now: () => Date.now(),
    random: () => Math.random(),
    look: () => look(code),
    keep: (key) => void showWatchKey(code, key).catch(() => undefined),
  };
}

async function look(code: string): Promise<Look> {
  try {
    const info = await lookAt(code);
    if (info.member !== null) return 'member';
    return info.spectators ? 'stranger' : 'no_spectators';
  } catch (error) {
    return error instanceof Refused && error.status === 404 ? 'gone' : 'unreachable';
  }
}
