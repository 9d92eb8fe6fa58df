/** What a lobby takes from the workshop; fetched when a host wants one of them. */
export { default as DeckMaker } from './DeckMaker.svelte';
export { default as PrintSheet } from './PrintSheet.svelte';
export { default as WordsMaker } from './WordsMaker.svelte';
