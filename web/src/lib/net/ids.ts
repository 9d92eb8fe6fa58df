/** A new id for a request, 128 bits: unique, so that a repeated one is known for what it is, and not to be guessed. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The address of a socket on this server. Older browsers do not take a path alone. */
export function socketAddress(path: string): string {
  return location.origin.replace(/^http/, 'ws') + path;
}
