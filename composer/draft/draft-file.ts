import { parseJsonFile } from '../../lib/parse-json.ts';
import { UserError } from '../../lib/user-error.ts';
import { getLanding, LANDING_NAMES } from '../../site/landings/index.ts';
import { decodeLanding, formatLanding, nameDownload } from '../../site/landings/landing-file.ts';
import { isSectionKind } from '../../site/sections/sections.ts';
import { createId, type Draft, isDraftLanding } from './draft.ts';
import { hyphenateDraft } from './hyphenate-draft.ts';

/** A draft as the file of its landing, finished or not: `npm run landing -- apply` and the Composer read it. */
export function formatDraftFile(draft: Draft) {
  const { name, landing } = hyphenateDraft(draft);
  return { name: `${name || UNNAMED}.json`, text: formatLanding(landing) };
}

/**
 * The draft in such a file.
 * @throws UserError when it holds none
 */
export function parseDraftFile(file: string, bytes: Uint8Array<ArrayBuffer>): Draft {
  const { $schema: _, ...landing } = Object(parseJsonFile(decodeLanding(bytes, file), file));
  if (!isDraftLanding(landing)) throw new UserError(`${file} ${explain(landing)}`);
  const name = nameDownload(file).replace(/\.json$/, '');
  const draft = { id: createId(), name: name === UNNAMED ? '' : name, landing };
  // What it changes in a landing that is there can only be told from how that is now.
  return LANDING_NAMES.includes(name)
    ? { ...draft, base: { name, landing: getLanding(name) } }
    : draft;
}

/** Why it cannot be opened. */
function explain({ sections }: Record<string, unknown>): string {
  const kinds = Array.isArray(sections) ? sections.map((section) => Object(section).kind) : [];
  const foreign = kinds.find((kind) => kind !== undefined && !isSectionKind(kind));
  return foreign
    ? `has a section of the kind “${foreign}”, which this workbench does not know. Update the project, or remove the section from the file.`
    : 'is no landing that this workbench can open. Choose a file that the Composer downloaded.';
}

/** What a draft is called until its title suggests a name. */
const UNNAMED = 'draft';
