export type HealthState = 'asking' | 'ok' | 'lost';

const AGAIN_MS = 5000;

/** Checks the server's health, and again every few seconds while it doesn't answer. */
export class Health {
  state: HealthState = $state('asking');
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Start asking; returns how to stop. */
  watch(): () => void {
    void this.#ask();
    return () => clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    this.state = (await answers()) ? 'ok' : 'lost';
    if (this.state === 'lost') this.#timer = setTimeout(() => void this.#ask(), AGAIN_MS);
  }
}

async function answers(): Promise<boolean> {
  try {
    const reply = await fetch('/api/health', { signal: AbortSignal.timeout(AGAIN_MS) });
    return reply.ok && ((await reply.json()) as { status?: unknown }).status === 'ok';
  } catch {
    return false;
  }
}
