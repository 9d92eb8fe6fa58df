export default import.meta.glob<string>('$locales/es/{ui,home,lobby,bots,pictures,play,how,rules,tv}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
