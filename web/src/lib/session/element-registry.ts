import type { Attachment } from 'svelte/attachments';

/** Elements that other components need to find; each is registered under its key while it is on the page. */
export class ElementRegistry<Key> {
  readonly #elements = new Map<Key, HTMLElement>();

  at(key: Key): Attachment<HTMLElement> {
    return (element) => {
      this.#elements.set(key, element);
      return () => {
        if (this.#elements.get(key) === element) this.#elements.delete(key);
      };
    };
  }

  /** Returns the element that the Tab key would reach. */
  get focusable(): HTMLElement | null {
    return [...this.#elements.values()].find((element) => element.tabIndex === 0) ?? null;
  }

  /** Whether this is one of them. */
  has(element: EventTarget | null): boolean {
    return [...this.#elements.values()].some((each) => each === element);
  }

  find(key: Key): HTMLElement | null {
    return this.#elements.get(key) ?? null;
  }
}
