export default import.meta.glob<string>('$locales/de/{gallery,maker,sheets}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
