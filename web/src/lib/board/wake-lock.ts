/** Keep the screen on while the board is shown; returns how to stop. Browsers let go when the page is hidden. */
export function holdWakeLock(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;

  const ask = async () => {
    if (ended || document.visibilityState !== 'visible') return;
    lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
    if (ended) void lock?.release();
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
