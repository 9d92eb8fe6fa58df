export default import.meta.glob<string>('$locales/de/{ui,home}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
