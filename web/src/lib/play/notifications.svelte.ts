import { askNotifications, startNotifications, stopNotifications } from '$lib/net/api';

/** What this browser and this server can do; `none` without HTTPS, too. */
type Possible = 'unknown' | 'none' | 'blocked' | 'off' | 'on';

/** Messages to this person when a round of a table over days opens. */
export class Notifications {
  possible: Possible = $state('unknown');
  readonly #code: string;
  #key = '';

  constructor(code: string) {
    this.#code = code;
  }

  /** Find out whether they are possible here, and on. */
  async look(): Promise<void> {
    const { key, on } = await askNotifications(this.#code).catch(() => ({ key: null, on: false }));
    const worker = key === null ? null : await workerHere();
    this.#key = key ?? '';
    if (worker === null) this.possible = 'none';
    else if (on) this.possible = 'on';
    else this.possible = Notification.permission === 'denied' ? 'blocked' : 'off';
  }

  async turn(on: boolean): Promise<void> {
    await (on ? this.#start() : this.#stop());
  }

  /** Ask the browser, then the server. */
  async #start(): Promise<void> {
    const worker = await workerHere();
    const subscription = worker && (await subscribed(worker, this.#key));
    if (!subscription) {
      this.possible = 'blocked';
      return;
    }
    const { endpoint, keys } = subscription.toJSON();
    await startNotifications(this.#code, {
      endpoint: endpoint ?? '',
      p256dh: keys?.['p256dh'] ?? '',
      auth: keys?.['auth'] ?? '',
    });
    this.possible = 'on';
  }

  async #stop(): Promise<void> {
    await stopNotifications(this.#code);
    this.possible = 'off';
  }
}

async function workerHere(): Promise<ServiceWorkerRegistration | null> {
  if (!window.isSecureContext || !('PushManager' in window) || !('Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration().catch(() => null)) ?? null;
}

/** Null if the person or the browser says no. */
async function subscribed(
  { pushManager }: ServiceWorkerRegistration,
  applicationServerKey: string,
): Promise<PushSubscription | null> {
  const ask = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  try {
    return await ask();
  } catch (error) {
    if ((error as Error).name !== 'InvalidStateError') return null;
    await (await pushManager.getSubscription())?.unsubscribe(); // made for another key: this server was replaced
    return ask().catch(() => null);
  }
}
