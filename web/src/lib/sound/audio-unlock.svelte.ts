/** Whether this page may be heard: browsers keep it silent until somebody has touched it. */
export class AudioUnlock {
  heard: boolean = $state(navigator.userActivation?.hasBeenActive ?? true);

  /** Notice the first touch, click or key, until the returned function is called. */
  listen(): () => void {
    const wake = () => (this.heard = navigator.userActivation?.hasBeenActive ?? true);
    // A browser counts the touch after the page has heard of it.
    const soon = () => void setTimeout(wake);
    const signs = ['pointerup', 'click', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, soon, true);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, soon, true);
    };
  }
}
