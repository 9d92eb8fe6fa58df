export default import.meta.glob<string>('$locales/it/{ui,home}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
