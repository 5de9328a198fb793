import { relative, resolve } from 'node:path';
import { formatCount } from '../lib/format-count.ts';
import { complete } from './build/build-site.ts';
import { mergeShards } from './build/merge-shards.ts';
import { runCommand } from './process/run-command.ts';
import { ROOT, SITE_BUILD, SITE_DIST } from './project/paths.ts';

/** `npm run build:merge -- shards/1 shards/2`: makes `dist` of what the shards of a build wrote into theirs. */
await runCommand(async () => {
  const folders = process.argv.slice(2).map((folder) => resolve(folder));
  const { pages } = await mergeShards(folders, SITE_DIST, complete);
  const [all, from] = [formatCount(pages, 'page'), formatCount(folders.length, 'shard')];
  console.log(`Merged ${all} of ${from} into ${relative(ROOT, SITE_BUILD)}.`);
});
