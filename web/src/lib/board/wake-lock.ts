/** Keep the screen on while the board is shown; returns how to stop. Browsers let go when the page is hidden. */
export function holdWakeLock(): () => void {
  if (!('wakeLock' in navigator)) return playSilence();
  let lock: WakeLockSentinel | null = null;
  let ended = false;

  const ask = async () => {
    if (ended || document.visibilityState !== 'visible') return;
    lock = await navigator.wakeLock.request('screen').catch(() => null);
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

/**
 * Play a silent video of nothing: screens stay on for it, also over plain HTTP, where pages get no wake lock. It is as
 * large as the page, behind everything: Chromium doesn't stay awake for small muted videos.
 */
function playSilence(): () => void {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  const video = document.createElement('video');
  video.muted = video.playsInline = video.inert = true;
  video.ariaHidden = 'true';
  video.style.cssText = 'position: fixed; inset: 0; z-index: -1; width: 100%; height: 100%; opacity: 0';
  video.srcObject = canvas.captureStream?.(1) ?? null;
  document.body.append(video);
  void video.play()?.catch(() => undefined);
  return () => video.remove();
}
