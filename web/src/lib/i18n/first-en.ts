export default import.meta.glob<string>('$locales/en/{ui,home}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
