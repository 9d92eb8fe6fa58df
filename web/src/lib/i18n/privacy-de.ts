export default import.meta.glob<string>('$locales/de/privacy.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
