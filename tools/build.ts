import { parseArgs } from 'node:util';
import { build, buildSite } from './library/build.ts';
import { asCommand } from './library/project.ts';
import { shardFrom } from './library/shard.ts';

/** `npm run build`; with `-- --shard 1/4` only the site, and of its pages only the first quarter. */
await asCommand(async () => {
  const { values } = parseArgs({ options: { shard: { type: 'string' } } });
  await (values.shard === undefined ? build() : buildSite(shardFrom(values.shard)));
});
