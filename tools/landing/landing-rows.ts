import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { decodeText } from '../../lib/decode-text.ts';
import { describeReadError } from '../../lib/describe-read-error.ts';
import { createRecord } from '../../lib/objects.ts';
import { parseJsonFile } from '../../lib/parse-json.ts';
import { UserError } from '../../lib/user-error.ts';
import { fetchLandingRows } from '../../site/content/service/landing-rows.ts';
import { readServiceSettings } from '../../site/content/service/settings.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { localizedSchema } from '../../site/i18n/localized-schema.ts';
import { createCheckContext } from '../../site/landings/check/all-problems.ts';
import { formatProblem } from '../../site/landings/check/problem.ts';
import { findSimilarRows } from '../../site/landings/check/similar-rows.ts';
import { LANDING_NAMES, type LandingName, landings } from '../../site/landings/index.ts';
import {
  createLanding,
  findRowProblems,
  type LandingSet,
  placeRow,
} from '../../site/landings/landing-set.ts';
import { ROOT } from '../project/paths.ts';
import { SITE_PATHS } from '../project/site-pages.ts';
import { assertColumns, isListColumn } from './columns.ts';
import { parseTable } from './csv.ts';
import { hyphenateHeadings, hyphenateValues } from './hyphenate.ts';
import { findFileProblems } from './problems.ts';

/** Fields that sets and rows may say in place of their landing. The check of landings looks at each field. */
const differences = {
  title: localizedSchema(z.string()).optional(),
  description: localizedSchema(z.string()).optional(),
  sections: z
    .record(z.string(), z.record(z.string(), z.unknown()))
    .transform(hyphenateHeadings)
    .optional(),
};

const rowSchema = z.strictObject({
  name: z.string(),
  path: localizedSchema(z.string()),
  values: localizedSchema(z.record(z.string(), z.string())),
  ...differences,
});

const setSchema = z.strictObject({
  from: z.enum(LANDING_NAMES),
  ...differences,
  /** The rows, the name of a CSV file beside this one that has them, or their tag in the content service. */
  rows: z.union([
    z.array(z.unknown()).min(1, 'is empty. Write a row, or name a table that has some.'),
    z.string(),
    z.strictObject({ contentService: z.string().min(1) }),
  ]),
});

/** Problems that are printed: who has more of them has the same one in every row. */
const SHOWN = 20;

/**
 * Reads the landings that a build makes from rows: `LANDING_ROWS=incomes.json npm run build`. The file
 * says which landing they are made from, its texts and its rows, which may be in a CSV file or in the
 * content service.
 * @param warn gets what may be published and should be better
 * @throws UserError that names file, row, field and what to do
 */
export async function readChosenLandings(
  file = process.env.LANDING_ROWS,
  warn: (line: string) => void = () => {},
): Promise<LandingSet[]> {
  if (!file) return [];
  const name = relative(ROOT, resolve(ROOT, file));
  const content = await readContent(name);
  if (/\.(csv|tsv|txt)$/i.test(name))
    throw new UserError(
      `${name} is a table. Write a file beside it that says which landing its rows are made from, such as { "from": "employees", "rows": "${basename(name)}" }, and name that (docs/many-landings.md).`,
    );
  const { rows, ...set } = parse(setSchema, parseJsonFile(content, name), name);
  const source = await readRows(rows, name, set.from);
  const draft = {
    ...set,
    file: source.name,
    ...(source.lines && { lines: source.lines }),
    rows: source.rows.map(({ row, id }, at) => {
      const place = `${placeRow({ ...source, file: source.name }, at)}${id ? ` (entry ${id})` : ''}`;
      const { values, ...fields } = parse(rowSchema, row, place);
      return { ...fields, values: hyphenateValues(values) };
    }),
  };
  assertSound(draft);
  await assertReadable(draft);
  assertDifferent(draft, warn);
  return [draft];
}

/** Rows as they come, and the name of where they come from. */
interface RowSource {
  name: string;
  lines?: readonly number[];
  rows: readonly { row: unknown; id?: string }[];
}

/**
 * The rows of a set, which nobody has checked yet, with the name of their source in problems; those of the
 * content service that `CONTENT_API_URL` names have the ids of their entries.
 * @throws UserError when no service is set, and naming the query when it fails
 */
async function readRows(
  rows: z.infer<typeof setSchema>['rows'],
  file: string,
  from: LandingName,
): Promise<RowSource> {
  if (Array.isArray(rows)) return { name: file, rows: rows.map((row) => ({ row })) };
  if (typeof rows === 'string') {
    const name = join(dirname(file), rows);
    const records = parseTable(await readContent(name), name, {
      assert: (names) => assertColumns(names, name, from),
      isList: (column) => isListColumn(column, from),
    });
    const lines = records.map(({ line }) => line);
    // A row without values names none: where its texts do, the check says which.
    const rowOf = ({ values, ...record }: Record<string, unknown>) => ({
      ...record,
      values: { ...createRecord(LOCALES, () => ({})), ...Object(values) },
    });
    return { name, lines, rows: records.map(({ record }) => ({ row: rowOf(record) })) };
  }
  const { contentService: tag } = rows;
  const settings = readServiceSettings(process.env);
  if (settings)
    return { name: `content service "${tag}"`, rows: await fetchLandingRows(settings, tag) };
  throw new UserError(
    `The rows "${tag}" are in the content service. Set CONTENT_API_URL and CONTENT_API_TOKEN.`,
  );
}

type SetDraft = Omit<z.infer<typeof setSchema>, 'rows'> & {
  file: string;
  lines?: readonly number[];
  rows: readonly z.infer<typeof rowSchema>[];
};

/** The check of landings is what makes a draft one: it compares every field with its schema. */
function assertSound(draft: SetDraft): asserts draft is LandingSet {
  const set = draft as LandingSet;
  const context = createCheckContext(landings, SITE_PATHS);
  throwProblems(findRowProblems(set, context).map(formatProblem));
}

/** As of any landing: words that no dictionary has, heroes too high for a phone, pictures that are not there. */
async function assertReadable(set: LandingSet): Promise<void> {
  const at = new Map(set.rows.map(({ name }, index) => [name, placeRow(set, index)]));
  const problems = await findFileProblems(
    Object.fromEntries(set.rows.map((row) => [row.name, createLanding(set, row)])),
    Object.fromEntries(set.rows.map(({ name, values }) => [name, values])),
  );
  throwProblems(
    problems.map((problem) =>
      formatProblem({ ...problem, file: at.get(problem.landing) ?? set.file }),
    ),
  );
}

/** Rows that are almost the same page would be doorway pages. */
function assertDifferent(set: LandingSet, warn: (line: string) => void): void {
  const similar = findSimilarRows(set);
  throwProblems(similar.filter(({ isRefused }) => isRefused).map(formatProblem));
  for (const problem of similar) warn(formatProblem(problem));
}

function throwProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const more = problems.length > SHOWN ? `\n… and ${problems.length - SHOWN} more.` : '';
  throw new UserError(
    `These landings cannot be published:\n${problems.slice(0, SHOWN).join('\n')}${more}`,
  );
}

function parse<T extends z.ZodType>(schema: T, data: unknown, place: string): z.infer<T> {
  const { error, data: value } = schema.safeParse(data);
  if (!error) return value;
  const problems = error.issues.flatMap((issue) => describeIssue(issue, data, schema));
  throw new UserError(problems.map((problem) => `${place}: ${problem}`).join('\n'));
}

/** In the words of a file: `cities.csv row 3: values.de.city is missing.` */
function describeIssue(issue: z.core.$ZodIssue, data: unknown, schema: z.ZodType): string[] {
  if (issue.code === 'unrecognized_keys' && schema instanceof z.ZodObject) {
    const known = Object.keys(schema.shape).join(', ');
    return issue.keys.map(
      (key) => `${[...issue.path, key].join('.')} is unknown. Known: ${known}.`,
    );
  }
  const value = issue.path.reduce<unknown>((inner, key) => Object(inner)[key], data);
  return [`${issue.path.join('.')} ${value === undefined ? 'is missing.' : issue.message}`];
}

async function readContent(name: string): Promise<string> {
  const bytes = await readFile(join(ROOT, name)).catch((error) => {
    throw new UserError(
      `${name} ${describeReadError(error)}. LANDING_ROWS names it, or the file that does.`,
    );
  });
  return decodeText(
    bytes,
    name,
    'Save its table as “CSV UTF-8 (durch Trennzeichen getrennt)”, and name that file.',
  );
}
