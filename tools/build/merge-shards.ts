import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatCount, formatNumber } from '../../lib/format-count.ts';
import { UserError } from '../../lib/user-error.ts';
import { listFiles } from '../files/list-files.ts';
import { replaceFolder } from '../files/replace-folder.ts';
import { MANIFEST } from '../project/paths.ts';
import {
  mergeSiteReports,
  readSiteReport,
  type SiteReport,
  writeSiteReport,
} from './build-report.ts';
import { listOwnFiles } from './kept-assets.ts';

/**
 * Makes one site of the parts that the shards of a build wrote. What all shards write, such as scripts,
 * must be the same in each: otherwise they were not made from the same code.
 * @param folders of the shards, each with its report, its manifest and its pages in `client`
 * @param target gets the same of the whole site
 * @param finish writes into the merged site what is made of all its pages
 * @throws UserError when a shard or some of its pages are missing, or the shards do not belong together
 */
export async function mergeShards(
  folders: readonly string[],
  target: string,
  finish: (site: string, report: SiteReport) => Promise<void>,
): Promise<SiteReport> {
  const report = mergeSiteReports(await Promise.all(folders.map(readSiteReport)));
  // The same in all shards, as the code is.
  const manifest = await readFile(join(folders[0] ?? '', MANIFEST));
  const made = join(target, 'client.merged');
  await replaceFolder(join(target, 'client'), made, async () => {
    for (const folder of folders) {
      const site = join(folder, 'client');
      for (const file of listOwnFiles(site)) await place(join(site, file), join(made, file));
    }
    assertPages(made, report);
    await finish(made, report);
  });
  await writeFile(join(target, MANIFEST), manifest);
  await writeSiteReport(report, target);
  return report;
}

async function place(from: string, to: string): Promise<void> {
  if (!existsSync(to)) return await cp(from, to);
  const [known, other] = await Promise.all([readFile(to), readFile(from)]);
  if (known.equals(other)) return;
  throw new UserError(
    `${from} differs from the same file of an earlier shard. Build all shards from one commit.`,
  );
}

/** Pages of a list have no table that could be asked whether they are there. */
function assertPages(site: string, { pages }: SiteReport): void {
  const found = listFiles(site).filter((file) => file.endsWith('.html')).length;
  if (found === pages) return;
  throw new UserError(
    `The shards wrote ${formatCount(pages, 'page')}, but ${formatNumber(found)} are in their folders. Copy the folders again.`,
  );
}
