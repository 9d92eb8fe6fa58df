export default import.meta.glob<string>('$locales/fr/{gallery,maker,sheets}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
