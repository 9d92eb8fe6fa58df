export default import.meta.glob<string>('$locales/pl/privacy.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
