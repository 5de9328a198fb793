import { z } from 'zod';
import { ask, type Operation } from './ask.ts';
import { createFailure, OTHER_MODEL } from './failure.ts';
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
  for (;;) {
    const variables = { ...operation.variables, limit, skip: entries.length };
    const answer = await ask(settings, { ...operation, variables });
    const { data, error } = pageSchema.safeParse(answer);
    if (!data) throw createFailure(operation.name, formatIssues(error), OTHER_MODEL);
    const { total, items } = data.entries;
    entries.push(...items);
    if (items.length === 0 || entries.length >= total) return entries;
  }
}

/** Issues of data from outside, in one line. */
export function formatIssues(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; ');
}

const pageSchema = z.object({
  entries: z.object({ total: z.number().int(), items: z.array(z.unknown()) }),
});
