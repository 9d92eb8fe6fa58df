export default import.meta.glob<string>('$locales/en/privacy.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
