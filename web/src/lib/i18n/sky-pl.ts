export default import.meta.glob<string>('$locales/pl/sky.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
