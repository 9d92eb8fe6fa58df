export default import.meta.glob<string>('$locales/es/{ui,home}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
