/** Returns a new request id of 128 bits: unique, so that repeats are recognised, and unguessable. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The address of a socket on this server. Older browsers do not take a path alone. */
export function socketAddress(path: string): string {
  return location.origin.replace(/^http/, 'ws') + path;
}
