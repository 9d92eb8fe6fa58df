export default import.meta.glob<string>('$locales/pl/{ui,home,lobby,pictures,play,how,rules}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
