/** Everything behind the home page. It is fetched while visitors read that one, or immediately for those with a link. */
export { default as GalleryLoader } from './GalleryLoader.svelte';
export { default as AlbumPage } from './AlbumPage.svelte';
export { default as KeyedPage } from './KeyedPage.svelte';
export { default as MyTables } from './MyTables.svelte';
export { default as PaceChoice } from './PaceChoice.svelte';
export { OwnTables } from './own-tables.svelte';
export { default as SharedPage } from './SharedPage.svelte';
export { default as LessonLoader } from './LessonLoader.svelte';
export { default as PrivacyPage } from './PrivacyPage.svelte';
export { default as ResumePage } from './ResumePage.svelte';
export { default as ShowPage } from '$lib/tv/ShowPage.svelte';
export { default as SkyLoader } from './SkyLoader.svelte';
export { default as TablePage } from './TablePage.svelte';
export { default as TvPage } from '$lib/tv/TvPage.svelte';
