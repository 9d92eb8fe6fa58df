export default import.meta.glob<string>('$locales/fr/privacy.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
