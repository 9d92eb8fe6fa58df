export default import.meta.glob<string>('$locales/pl/{ui,home,lobby,bots,play,how,rules}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
