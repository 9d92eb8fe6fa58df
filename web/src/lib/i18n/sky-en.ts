export default import.meta.glob<string>('$locales/en/sky.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
