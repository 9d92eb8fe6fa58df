import './app.css';
import { CATALOGUES } from '$lib/i18n/catalogues';
import { languageOfVisitor } from '$lib/i18n/visitor';

// Small, so that everything the first view needs is requested immediately: the page, its words, and behind a link the table.
const language = languageOfVisitor();
if (location.pathname !== '/') {
  void Promise.all([import('$lib/screens/pages'), CATALOGUES.screens[language]()]).catch(() => undefined);
}
const [{ start }] = await Promise.all([import('./start'), CATALOGUES.first[language]()]);
await start(language);
