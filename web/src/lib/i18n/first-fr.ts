export default import.meta.glob<string>('$locales/fr/{ui,home}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
