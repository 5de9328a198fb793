import { z } from 'zod';
import { ask } from './ask.ts';
import { createFailure, OTHER_MODEL } from './failure.ts';
import type { Operation } from './operation.ts';
import type { ServiceSettings } from './settings.ts';

/**
 * All entries that an operation finds, one page after the other until the service has no more. Its
 * document names them `entries` and takes `$limit` and `$skip`.
 * @param limit how many a page has; Contentful allows 1,000
 * @throws naming the operation when the service fails or answers something else
 */
export async function fetchEntries(
  settings: ServiceSettings,
  operation: Operation,
  limit: number,
): Promise<unknown[]> {
  const entries: unknown[] = [];
  const known = new Set<string>();
  const fail = (reason: string) => createFailure(operation.name, reason, OTHER_MODEL);
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const variables = { ...operation.variables, limit, skip: entries.length };
    const answer = await ask(settings, { ...operation, variables });
    const { data, error } = pageSchema.safeParse(answer);
    if (!data) throw fail(formatIssues(error));
    const { total, items } = data.entries;
    for (const id of items.flatMap((entry) => idOf(entry) ?? [])) {
      if (known.has(id)) throw fail(`it gave entry ${id} twice; a service has to read "skip"`);
      known.add(id);
    }
    entries.push(...items);
    if (entries.length >= total) return entries;
    if (items.length === 0) {
      throw fail(`it says that it has ${total} entries, but gave only ${entries.length}`);
    }
  }
  throw fail(`it still had more after ${MOST_PAGES} pages with ${entries.length} entries`);
}

/** No content has as many: a service that goes on does not count right. */
const MOST_PAGES = 50;

/** The id of an entry of any kind; undefined where it has none. */
export function idOf(entry: unknown): string | undefined {
  return identified.safeParse(entry).data?.sys.id;
}

/** What every entry has. */
export const identified = z.object({ sys: z.object({ id: z.string().min(1) }) });

/** Issues of data from outside, in one line. */
export function formatIssues(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; ');
}

const pageSchema = z.object({
  entries: z.object({ total: z.number().int(), items: z.array(z.unknown()) }),
});
