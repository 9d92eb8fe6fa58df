export default import.meta.glob<string>('$locales/es/{gallery,maker,sheets}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
