import { parseArgs } from 'node:util';
import { parseShard } from '../lib/shard.ts';
import { build } from './build/build-site.ts';
import { runCommand } from './process/run-command.ts';

/**
 * `npm run build`; with `-- --site` only the site, with `-- --shard 1/4` only the site and of its pages
 * only the first quarter.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { site: { type: 'boolean', default: false }, shard: { type: 'string' } },
  });
  const { site, shard } = values;
  await build({ onlySite: site || shard !== undefined, shard: parseShard(shard) });
});
