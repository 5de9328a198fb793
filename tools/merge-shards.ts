import { relative, resolve } from 'node:path';
import { complete } from './library/build.ts';
import { counted } from './library/counted.ts';
import { mergeShards } from './library/merge-shards.ts';
import { asCommand, ROOT, SITE_BUILD, SITE_DIST } from './library/project.ts';

/** `npm run build:merge -- shards/1 shards/2`: makes `dist` of what the shards of a build wrote into theirs. */
await asCommand(async () => {
  const folders = process.argv.slice(2).map((folder) => resolve(folder));
  const { pages } = await mergeShards(folders, SITE_DIST, complete);
  const [all, from] = [counted(pages, 'page'), counted(folders.length, 'shard')];
  console.log(`Merged ${all} of ${from} into ${relative(ROOT, SITE_BUILD)}.`);
});
