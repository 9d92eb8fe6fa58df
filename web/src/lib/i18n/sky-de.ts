export default import.meta.glob<string>('$locales/de/sky.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
