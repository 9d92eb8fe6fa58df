export default import.meta.glob<string>('$locales/it/sky.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
