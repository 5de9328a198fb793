import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createRecord, mapValues } from '../../lib/objects.ts';
import { assertAllShards, WHOLE } from '../../lib/shard.ts';
import { UserError } from '../../lib/user-error.ts';

const reportSchema = z.strictObject({
  /** The part of the pages that was built; 1 of 1 is all of them. */
  shard: z.strictObject({ index: z.int().positive(), count: z.int().positive() }),
  /** A hash of all code, content and rows that pages are made from: the shards of a site share it. */
  input: z.string(),
  brand: z.string(),
  /** Where the comparison is calculated, or an empty text for the page itself. */
  calculationUrl: z.string(),
  asksForConsent: z.boolean(),
  pages: z.int().nonnegative(),
  /** Of all pages, uncompressed. */
  bytes: z.int().nonnegative(),
  warnings: z.array(z.string()).readonly(),
  /** By the part of the work. */
  seconds: z.record(z.string(), z.number()),
});

/** The result of a build of the site for machines, as JSON beside the site. */
export type SiteReport = z.infer<typeof reportSchema>;

const FILE = 'build-report.json';

/** Writes a report into the folder of a build. */
export async function writeSiteReport(report: SiteReport, folder: string): Promise<void> {
  await writeFile(join(folder, FILE), `${JSON.stringify(report, null, 2)}\n`);
}

/**
 * Reads the report of a build.
 * @throws UserError when the folder is none of a build
 */
export async function readSiteReport(folder: string): Promise<SiteReport> {
  const content = await readFile(join(folder, FILE), 'utf8').then(JSON.parse, () => undefined);
  const { success, data } = reportSchema.safeParse(content);
  if (success) return data;
  throw new UserError(
    `${folder} has no valid ${FILE}. Name folders that \`npm run build -- --shard 1/4\` wrote: each has that file beside its folder \`client\`.`,
  );
}

/**
 * The report of a site that is put together from shards, which ran at the same time.
 * @throws UserError when a shard is missing or doubled, or they were not made from the same input
 */
export function mergeSiteReports(shards: readonly SiteReport[]): SiteReport {
  assertAllShards(
    shards.map(({ shard }) => shard),
    'Name the folders of all shards.',
  );
  const [first] = shards as [SiteReport];
  if (shards.some(({ input }) => input !== first.input))
    throw new UserError(
      'These shards were made from different code, content or rows. Build all of them from one commit and with the same options.',
    );
  return {
    ...first,
    shard: WHOLE,
    ...createRecord(['pages', 'bytes'], (count) =>
      shards.reduce((sum, shard) => sum + shard[count], 0),
    ),
    warnings: [...new Set(shards.flatMap(({ warnings }) => warnings))],
    seconds: mapValues(first.seconds, (_, part) =>
      Math.max(...shards.map(({ seconds }) => seconds[part] ?? 0)),
    ),
  };
}
