import { UserError } from '../../lib/user-error.ts';
import { fetchLandingRows } from '../../site/content/service/landing-rows.ts';
import { readServiceSettings } from '../../site/content/service/settings.ts';

/** Rows of generated landings that nobody has checked yet. */
export interface RowSource {
  /** What problems call it. */
  name: string;
  /** Each with the place that a problem of its shape names. */
  records: readonly { record: unknown; place: string }[];
}

/** The rows of a file, by their numbers. */
export function numberedRows(name: string, rows: readonly unknown[]): RowSource {
  return { name, records: rows.map((record, at) => ({ record, place: `${name} row ${at + 1}` })) };
}

/**
 * The rows with a tag in the content service that `CONTENT_API_URL` names, as for questions.
 * @throws UserError when no service is set, and naming the query when it fails
 */
export async function servedRows(tag: string, env = process.env): Promise<RowSource> {
  const name = `content service "${tag}"`;
  const rows = await rowsFromService(tag, env).catch((error: Error) => {
    // The message alone: a stack of this machine's paths helps nobody.
    throw new UserError(error.message);
  });
  const records = rows.map(({ id, row }, at) => ({
    record: row,
    place: `${name} row ${at + 1} (entry ${id})`,
  }));
  return { name, records };
}

async function rowsFromService(tag: string, env: NodeJS.ProcessEnv) {
  const settings = readServiceSettings(env);
  if (settings) return fetchLandingRows(settings, tag);
  throw new Error(
    `The rows "${tag}" are in the content service. Set CONTENT_API_URL and CONTENT_API_TOKEN.`,
  );
}
