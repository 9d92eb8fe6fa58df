import { askAddress } from './api';

const ONLY_HERE = /^(localhost|127\.[\d.]+|\[::1\])$/i;

/** Where others find this server: asked for if nobody else could follow the address of this page. */
export class ServerAddress {
  address: string = $state(location.origin);

  constructor() {
    if (!ONLY_HERE.test(location.hostname)) return;
    askAddress().then(({ address }) => (this.address = address), console.debug);
  }

  /** As people read and type it. */
  get host(): string {
    return this.address.replace(/^https?:\/\//, '');
  }
}

/** The link to a table, for others. */
export class Invite {
  readonly #code: string;
  readonly #server = new ServerAddress();

  constructor(code: string) {
    this.#code = code;
  }

  get link(): string {
    return `${this.#server.address}/t/${this.#code}`;
  }

  /** Where a code is typed. */
  get host(): string {
    return this.#server.host;
  }
}
