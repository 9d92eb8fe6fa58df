/** Let the service worker keep the page's shell, where browsers allow one: over TLS, and on this very machine. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  // Without it the page works as well; private windows refuse it.
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}

/** The code, styles and letters that brought this page up: they may have come before there was a worker. */
export function loadedAssets(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}
