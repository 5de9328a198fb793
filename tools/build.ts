import { parseArgs } from 'node:util';
import { buildTokens } from '../tokens/build.ts';
import { build, buildSite } from './library/build.ts';
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
  if (!site && !shard) return build();
  const part = shardFrom(shard);
  await buildTokens();
  await buildSite(part);
});
