export default import.meta.glob<string>('$locales/es/privacy.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
