/** Sends a link to others: through the device where it can, else through the clipboard. */
export class LinkSharing {
  readonly canShare = typeof navigator.share === 'function';
  copied = $state(false);

  /** Copy a link; false where the page has no clipboard, as on a plain local network. */
  async copy(link: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(link);
      this.copied = true;
    } catch {
      return false;
    }
    return true;
  }

  async share(link: string): Promise<void> {
    try {
      await navigator.share({ title: 'Stella', url: link });
    } catch {
      // closed without sharing
    }
  }
}
