import { askAddress } from './api';

const ONLY_HERE = /^(localhost|127\.[\d.]+|\[::1\])$/i;

/** Address where others find this server: requested if this page's own address works only here. */
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
