import { resolve } from 'node:path';
import { complete } from './library/build.ts';
import { mergeShards } from './library/merge-shards.ts';
import { asCommand, SITE_BUILD } from './library/project.ts';

/** `npm run build:merge -- shard-1 shard-2`: makes `dist/client` of what the shards of a build wrote. */
await asCommand(async () => {
  const folders = process.argv.slice(2).map((folder) => resolve(folder));
  const files = await mergeShards(folders, SITE_BUILD, complete);
  console.log(`Merged ${files} files of ${folders.length} shards into dist/client.`);
});
