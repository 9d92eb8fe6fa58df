export default import.meta.glob<string>(
  '$locales/pl/{coming,lobby,bots,pictures,play,scene,days,how,learn,rules,tv,constellation,faces,album,sharing,public}.ftl',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
