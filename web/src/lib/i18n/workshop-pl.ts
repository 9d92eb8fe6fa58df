export default import.meta.glob<string>('$locales/pl/{gallery,maker,sheets}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
