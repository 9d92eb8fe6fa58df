export default import.meta.glob<string>('$locales/fr/sky.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
