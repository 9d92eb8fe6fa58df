import type { AppContext } from '$lib/context';
import { TableSocket, type Role } from '$lib/net/socket.svelte';
import { browserEnv } from '$lib/net/socket-env';
import { openingCommands } from '$lib/screens/startup';
import { TableSession } from './session.svelte';

/** The session of this browser at a table. */
export function openSession(code: string, role: Role, app: AppContext): TableSession {
  const { language } = app.texts;
  return new TableSession(
    (onview) => new TableSocket(code, role, language, browserEnv(code), onview),
    app,
    openingCommands(code),
    role === 'board',
  );
}
