import { askLobbyCode } from '$lib/net/api';

/** Milliseconds after which a page that is still open asks again: a code is given for a day. */
const AGAIN = 3_600_000;

/** The short code of a table that waits for people; null until the server has told it, and where it has none to give. */
export class LobbyCode {
  letters: string | null = $state(null);

  /** Keep it up to date until the returned function is called. */
  watch(table: string): () => void {
    const look = () =>
      void askLobbyCode(table).then(({ code }) => {
        this.letters = code;
      }, console.debug);
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }
}
