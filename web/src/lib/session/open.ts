import type { House } from '$lib/context';
import { TableSocket, type Role } from '$lib/net/socket.svelte';
import { surroundings } from '$lib/net/surroundings';
import { openingCommands } from '$lib/screens/beginnings';
import { TableSession } from './session.svelte';

/** The session of this browser at a table. */
export function openSession(code: string, role: Role, house: House): TableSession {
  const { language } = house.texts;
  return new TableSession(
    (onview) => new TableSocket(code, role, language, surroundings(code), onview),
    house,
    openingCommands(code),
    role === 'board',
  );
}
