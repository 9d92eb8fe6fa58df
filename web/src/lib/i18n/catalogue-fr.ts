export default import.meta.glob<string>('$locales/fr/{ui,home,lobby,pictures,play,how,rules}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
