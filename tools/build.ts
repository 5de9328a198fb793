import { relative, resolve } from 'node:path';
import { formatCount } from '../lib/format-count.ts';
import { parseShard } from '../lib/shard.ts';
import { UserError } from '../lib/user-error.ts';
import { AT_ROOT, readBase } from '../site/config/base.ts';
import { build, finishSite, lockSite } from './build/build-site.ts';
import { explainFailure } from './build/explain-failure.ts';
import { mergeShards } from './build/merge-shards.ts';
import { parseOptions } from './process/parse-options.ts';
import { runCommand } from './process/run-command.ts';
import { ROOT, SITE_BUILD, SITE_DIST } from './project/paths.ts';

/**
 * `npm run build`; with `-- --site` only the site, with `-- --shard 1/4` only the site and of its pages
 * only the first quarter; with `-- --base /my-repo/` for that folder of a host. `npm run build -- --merge shards/1 shards/2` makes `dist` of what the shards of
 * a build wrote into theirs.
 */
await runCommand(async () => {
  const { values, positionals } = parseOptions({
    allowPositionals: true,
    options: {
      site: { type: 'boolean', default: false },
      shard: { type: 'string' },
      base: { type: 'string', default: AT_ROOT },
      merge: { type: 'boolean', default: false },
    },
  });
  const { site, shard, merge } = values;
  const base = readBase(values.base);
  if (!merge && positionals.length > 0)
    throw new UserError(
      `Unknown "${positionals.join(' ')}". A build takes options only: --site, --shard 1/4, --base /folder/.`,
    );
  if (merge && (base !== AT_ROOT || site || shard))
    throw new UserError(
      '--merge takes folders only: a merged site is what its shards are, also where it begins.',
    );
  const work = merge
    ? mergeFolders(positionals.map((folder) => resolve(folder)))
    : build({ onlySite: site || shard !== undefined, shard: parseShard(shard), base });
  await work.catch((error) => {
    throw explainFailure(error, SITE_DIST);
  });
});

async function mergeFolders(folders: readonly string[]): Promise<void> {
  const { pages } = await lockSite(() => mergeShards(folders, SITE_DIST, finishSite));
  const [all, from] = [formatCount(pages, 'page'), formatCount(folders.length, 'shard')];
  console.log(`Merged ${all} of ${from} into ${relative(ROOT, SITE_BUILD)}.`);
}
