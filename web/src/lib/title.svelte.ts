/** What the window or tab is called, besides the name of the game. */
class PageTitle {
  /** Null at home, and wherever there is nothing to add. */
  about: string | null = $state(null);

  /** Say what this page is about, until the returned function is called. */
  show(about: string): () => void {
    this.about = about;
    return () => {
      if (this.about === about) this.about = null;
    };
  }
}

export const pageTitle = new PageTitle();
