/** Everything behind the home page but skies. It is fetched while visitors read that one, or immediately for those with a link. */
export { default as AlbumPage } from './AlbumPage.svelte';
export { default as KeyedPage } from './KeyedPage.svelte';
export { default as MyTables } from './MyTables.svelte';
export { OwnTables } from './own-tables.svelte';
export { default as SharedPage } from './SharedPage.svelte';
export { default as PrivacyPage } from './PrivacyPage.svelte';
export { default as Redirect } from './Redirect.svelte';
export { default as ShowPage } from '$lib/tv/ShowPage.svelte';
export { default as TablePage } from './TablePage.svelte';
export { default as TvPage } from '$lib/tv/TvPage.svelte';

export { useTicket } from '$lib/net/api';
export const lesson = () => import('$lib/learn/LearnPage.svelte');
export const gallery = () => import('$lib/workshop/GalleryPage.svelte');
