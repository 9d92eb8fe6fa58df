export default import.meta.glob<string>('$locales/en/{ui,home,lobby,pictures,play,how,rules}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
