/** A new id for a wish: unique, so that a repeated wish is known for what it is. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The address of a socket on this server. Older browsers do not take a path alone. */
export function socketAddress(path: string): string {
  return location.origin.replace(/^http/, 'ws') + path;
}
