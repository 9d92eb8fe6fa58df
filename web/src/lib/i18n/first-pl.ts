export default import.meta.glob<string>('$locales/pl/{ui,home}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
