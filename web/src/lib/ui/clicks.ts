/**
 * Tells clicks that are meant for a button from the second half of a double click that began on another one: buttons give
 * way to each other under the pointer. A browser counts clicks at one spot in `detail`; keys have none.
 */
export class Clicks {
  #begun = false;

  meant({ detail }: Pick<MouseEvent, 'detail'>): boolean {
    if (detail <= 1) this.#begun = true;
    return this.#begun;
  }
}
