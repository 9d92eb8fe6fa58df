import { lookAt, Refused } from './api';
import { socketAddress } from './ids';

/** The real browser around a `TableSocket`. */
export function surroundings(code: string) {
  return {
    socket: (path: string) => new WebSocket(socketAddress(path)),
    now: () => Date.now(),
    random: () => Math.random(),
    look: async () => {
      try {
        return (await lookAt(code)).member === null ? 'stranger' : 'member';
      } catch (error) {
        return error instanceof Refused && error.status === 404 ? 'gone' : 'unreachable';
      }
    },
  } as const;
}
