import type { z } from 'zod';
import { createRecord } from '../../../lib/objects.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { createFailure, OTHER_MODEL } from './failure.ts';
import { fetchEntries, formatIssues, identified } from './fetch-entries.ts';
import type { ServiceSettings } from './settings.ts';

/** A row of generated landings as the content service has it. Whoever asked for it checks its fields. */
interface ServedRow {
  /** The id of its entry. */
  id: string;
  row: Readonly<Record<string, unknown>>;
}

/**
 * Every row of generated landings with a tag, each with its fields in all languages.
 * @throws naming the query when the service fails, has no such row or an entry without an id
 */
export async function fetchLandingRows(
  settings: ServiceSettings,
  tag: string,
): Promise<ServedRow[]> {
  const operation = { name: 'landings', document: documentIn(settings), variables: { tag } };
  const entries = await fetchEntries(settings, operation, PAGE);
  if (entries.length === 0) {
    const reason = `it has no landing with the tag "${tag}"`;
    throw createFailure(
      operation.name,
      reason,
      'Give one this tag there, or correct the tag here.',
    );
  }
  return entries.map((entry, at) => {
    const { data, error } = entrySchema.safeParse(entry);
    if (error) {
      const reason = `entry no. ${at + 1} of "${tag}": ${formatIssues(error)}`;
      throw createFailure(operation.name, reason, OTHER_MODEL);
    }
    return createRow(data);
  });
}

/** Rows are short and there may be thousands. */
const PAGE = 1000;

/** With a field of its own for each language, so that one question gives the whole row. */
function documentIn({ locales }: ServiceSettings): string {
  const localized = LOCALES.map(
    (locale) =>
      `path_${locale}: path(locale: "${locales[locale]}") values_${locale}: values(locale: "${locales[locale]}")`,
  );
  return `query landings($tag: String!, $limit: Int!, $skip: Int!) {
  entries: landingCollection(
    where: { tags_contains_all: [$tag] }
    order: [sys_id_ASC]
    limit: $limit
    skip: $skip
  ) {
    total
    items { sys { id } name sections ${localized.join(' ')} }
  }
}`;
}

const entrySchema = identified.loose();

/** A field that an editor left empty is null, and in a row it is not there. */
function createRow({ sys: { id }, ...fields }: z.infer<typeof entrySchema>): ServedRow {
  const localized = (field: string) =>
    createRecord(LOCALES, (locale) => fields[`${field}_${locale}`] ?? undefined);
  const row = {
    name: fields.name ?? undefined,
    path: localized('path'),
    values: localized('values'),
    ...(fields.sections !== null && { sections: fields.sections }),
  };
  return { id, row };
}
