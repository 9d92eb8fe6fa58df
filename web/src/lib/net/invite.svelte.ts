import { askAddress } from './api';

const ONLY_HERE = /^(localhost|127\.[\d.]+|\[::1\])$/i;

/** The link to a table, for others. Its beginning is asked for if nobody else could follow the one of this page. */
export class Invite {
  readonly #code: string;
  #base: string = $state(location.origin);

  constructor(code: string) {
    this.#code = code;
    if (!ONLY_HERE.test(location.hostname)) return;
    askAddress().then(({ address }) => (this.#base = address), console.debug);
  }

  get link(): string {
    return `${this.#base}/t/${this.#code}`;
  }
}
