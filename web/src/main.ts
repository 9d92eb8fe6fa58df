import './app.css';
import { CATALOGUES } from '$lib/i18n/catalogues';
import { languageOfVisitor } from '$lib/i18n/visitor';

// Small, so that everything the first view needs is requested immediately: the page, its words, and behind a link the screen.
const language = languageOfVisitor();
const { pathname } = location;
const words = (part: keyof typeof CATALOGUES) => CATALOGUES[part][language]();
const unheard = () => undefined;
if (/^\/sky(\/|$)/.test(pathname)) {
  void Promise.all([import('$lib/skies/SkyPage.svelte'), words('screens'), words('sky')]).catch(unheard);
} else if (pathname !== '/') {
  void Promise.all([import('$lib/screens/pages'), words('screens')]).catch(unheard);
}
const [{ start }] = await Promise.all([import('./start'), words('first')]);
await start(language);
