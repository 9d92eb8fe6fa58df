export default import.meta.glob<string>('$locales/es/{ui,home,lobby,pictures,play,how,rules}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
