export default import.meta.glob<string>('$locales/es/sky.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
