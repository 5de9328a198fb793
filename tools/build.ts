import { parseArgs } from 'node:util';
import { build } from './library/build.ts';
import { asCommand } from './library/project.ts';
import { shardFrom } from './library/shard.ts';

/**
 * `npm run build`; with `-- --site` only the site, with `-- --shard 1/4` only the site and of its pages
 * only the first quarter.
 */
await asCommand(async () => {
  const { values } = parseArgs({
    options: { site: { type: 'boolean', default: false }, shard: { type: 'string' } },
  });
  const { site, shard } = values;
  await build({ onlySite: site || shard !== undefined, shard: shardFrom(shard) });
});
