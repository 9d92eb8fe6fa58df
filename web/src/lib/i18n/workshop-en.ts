export default import.meta.glob<string>('$locales/en/{gallery,maker,sheets}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
