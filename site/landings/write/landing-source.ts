import { keysOf } from '../../../lib/objects.ts';
import { SECTION_FIELDS, type Section } from '../../sections/section-fields.ts';
import type { Landing } from '../landing.ts';
import { ownIds } from '../landing-files.ts';
import { argumentTexts, casesTexts, gapTexts, heroTexts, listingTexts } from '../texts.ts';
import { mapStrings } from './map-strings.ts';
import {
  type Code,
  codeOf,
  layOut,
  type ObjectCode,
  type Property,
  quoted,
} from './source-code.ts';

/**
 * The source of a landing's file, as if written by hand: texts by their helpers where a landing names
 * its messages as all do, fields in the order of their schema.
 * @param about a sentence for its comment
 */
export function landingSource(
  name: string,
  { path, listing, sections }: Landing,
  about = `The page at ${path.en}.`,
): string {
  const body = layOut({
    properties: [
      { name: 'path', code: codeOf(path) },
      ...(listing ? [{ name: 'listing', code: withTexts('listing', listing, LISTED, name) }] : []),
      { name: 'sections', code: sections.map((section) => sectionCode(name, section)) },
    ],
  });
  const helpers = keysOf(HELPERS)
    .map((of) => HELPERS[of].helper)
    .filter((helper) => body.includes(`...${helper}(`))
    .sort();
  return [
    "import type { Landing } from './landing.ts';",
    ...(helpers.length > 0 ? [`import { ${helpers.join(', ')} } from './texts.ts';`] : []),
    '',
    `/** ${about} */`,
    `export const ${name}: Landing = ${body};`,
    '',
  ].join('\n');
}

const MODEL = 'employees';

/** What the helpers of `texts.ts` return, for one landing that has all messages. */
const HELPERS = {
  hero: { helper: 'heroTexts', texts: heroTexts(MODEL) },
  pensionGap: { helper: 'gapTexts', texts: gapTexts(MODEL) },
  argument: { helper: 'argumentTexts', texts: argumentTexts(MODEL) },
  cases: { helper: 'casesTexts', texts: casesTexts(MODEL) },
  listing: { helper: 'listingTexts', texts: listingTexts(MODEL) },
};

const LISTED = ['places', 'title', 'text'];

function sectionCode(name: string, { kind, ...props }: Section): Code {
  const { properties } = withTexts(kind, props, Object.keys(SECTION_FIELDS[kind].fields), name);
  return { properties: [{ name: 'kind', code: quoted(kind) }, ...properties] };
}

/** Properties in the order of their schema, those that a helper returns as its spread. */
function withTexts(
  of: string,
  values: Readonly<Record<string, unknown>>,
  order: readonly string[],
  name: string,
): ObjectCode {
  const spread = spreadFor(of, values, name);
  const given = order.filter((key) => values[key] !== undefined);
  const [first] = given.filter((key) => spread?.keys.includes(key));
  return {
    properties: given.flatMap((key): Property[] => {
      if (spread && key === first) return [{ code: spread.code }];
      return spread?.keys.includes(key) ? [] : [{ name: key, code: codeOf(values[key]) }];
    }),
  };
}

function spreadFor(of: string, values: Readonly<Record<string, unknown>>, name: string) {
  const known = keysOf(HELPERS).find((key) => key === of);
  if (!known) return undefined;
  const { helper, texts } = HELPERS[known];
  const keys = Object.keys(texts);
  const idOf = ownIds(MODEL, name);
  const isUsual = keys.every(
    (key) =>
      JSON.stringify(values[key]) === JSON.stringify(mapStrings(Reflect.get(texts, key), idOf)),
  );
  return isUsual ? { keys, code: `...${helper}(${quoted(name)})` } : undefined;
}
