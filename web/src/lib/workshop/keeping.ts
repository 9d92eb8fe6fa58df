/** The same name stands nowhere else: the service worker looks into every cache where there is no network. */
const GALLERY = 'stella-gallery';

/** Keep these addresses for a visit without a network. What cannot be kept is no loss. */
export async function keepForLater(addresses: readonly string[]): Promise<void> {
  if (!import.meta.env.PROD || !('caches' in window)) return;
  try {
    const cache = await caches.open(GALLERY);
    for (const address of addresses) if (!(await cache.match(address))) await cache.add(address);
  } catch {
    // no room, or no network
  }
}
