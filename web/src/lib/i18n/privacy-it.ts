export default import.meta.glob<string>('$locales/it/privacy.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
