import { mapValues } from '../../lib/objects.ts';
import { messages } from '../../site/i18n/messages/index.ts';
import {
  type LandingDraft,
  landingProblems,
  type MessageTexts,
} from '../../site/landings/check/landing-problems.ts';
import type { Problem } from '../../site/landings/check/problem.ts';
import { contextOf } from '../../site/landings/check/table-problems.ts';
import { landings } from '../../site/landings/index.ts';
import type { Landing } from '../../site/landings/landing.ts';
import { ownPrefix, TABLE_FILE } from '../../site/landings/landing-files.ts';
import {
  changesToWrite,
  type SharedFiles,
  type WrittenFile,
} from '../../site/landings/write/changes.ts';
import { rowFaults } from '../../site/landings/write/table-row.ts';
import { listOtherPaths } from '../../site/prerender/routes.ts';
import { type Draft, stringsIn } from './draft.ts';

/** What has to be put right before a draft can be saved. */
export function findProblems(draft: Draft): Problem[] {
  const { [draft.name]: _itself, ...others }: Record<string, LandingDraft> = landings;
  const context = contextOf(others, messages, listOtherPaths());
  return landingProblems(draft.name, draft, allTexts(draft), context);
}

/** The files that a draft is written in, or what has to be put right first. */
export type Written = { changes: WrittenFile[] } | { problems: Problem[] };

/**
 * Writes a draft.
 * @param shared the files of all landings as they are now
 */
export function writtenAs(draft: Draft, shared: SharedFiles): Written {
  const { name } = draft;
  const landing = landingOf(draft);
  const problems = findProblems(draft);
  if (!isPublishable(landing, problems)) return { problems };
  const faults = rowFaults(shared.table, name);
  if (faults.length > 0)
    return { problems: faults.map((fault) => ({ file: TABLE_FILE, landing: name, ...fault })) };
  return { changes: changesToWrite({ name, landing, texts: shownTexts(draft) }, shared) };
}

/** Every message of the site, with those that the draft shows in place of the landing's own. */
export function allTexts(draft: Draft): MessageTexts {
  const texts = shownTexts(draft);
  const prefix = ownPrefix(draft.name);
  return mapValues(messages, (all: Readonly<Record<string, string>>, locale) => ({
    ...Object.fromEntries(Object.entries(all).filter(([id]) => !id.startsWith(prefix))),
    ...texts[locale],
  }));
}

/** The draft as the site would have it, which may be wrong. */
export function landingOf({ path, listing, sections }: Draft): LandingDraft {
  return { path, ...(listing !== undefined && { listing }), sections };
}

/** The draft's own texts without those of what was removed; what is not written yet is empty. */
function shownTexts({ name, listing, sections, texts }: Draft): MessageTexts {
  const prefix = ownPrefix(name);
  const ids = [...sections, listing].flatMap(stringsIn).filter((id) => id.startsWith(prefix));
  const all = [`${prefix}title`, `${prefix}description`, ...ids];
  return mapValues(texts, (own) => Object.fromEntries(all.map((id) => [id, own[id] ?? ''])));
}

function isPublishable(
  _landing: LandingDraft,
  problems: readonly Problem[],
): _landing is LandingDraft & Landing {
  return problems.length === 0;
}
