/** Sends a link or a text to others: through the device where it can, else through the clipboard. */
export class LinkSharing {
  readonly canShare = typeof navigator.share === 'function';
  copied = $state(false);

  /** Copy a text; false where the page has no clipboard, as on a plain local network. */
  async copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      this.copied = true;
    } catch {
      return false;
    }
    return true;
  }

  /** Copy the text in a field. Without a clipboard it is selected as well, so that one keystroke copies. */
  async copyFrom(field: HTMLElement, text: string): Promise<void> {
    if (await this.copy(text)) return;
    getSelection()?.selectAllChildren(field);
    this.copied = document.execCommand('copy');
  }

  async share(data: ShareData): Promise<void> {
    try {
      await navigator.share(data);
    } catch {
      // closed without sharing
    }
  }
}
