import { LOCALES } from '../../i18n/locales.ts';
import { messageFile, ownerOfId } from '../landing-files.ts';
import {
  claimsOf,
  type LandingContext,
  type LandingDraft,
  landingProblems,
  type MessageTexts,
} from './landing-problems.ts';
import type { Problem } from './problem.ts';

/** Landings by their names. */
export type LandingTable = Readonly<Record<string, LandingDraft>>;

/** What the landings of a table and the other pages of the site have claimed, first come, first served. */
export function contextOf(
  landings: LandingTable,
  messages: MessageTexts,
  otherPaths: readonly string[],
): LandingContext {
  const claimed = new Map(otherPaths.map((path) => [path, 'another page']));
  for (const [name, landing] of Object.entries(landings)) {
    for (const claim of claimsOf(name, landing, messages)) {
      if (!claimed.has(claim)) claimed.set(claim, name);
    }
  }
  return { claimed };
}

/**
 * The problems of every landing of a table, and messages of landings that are not in it.
 * @param otherPaths the addresses of all other pages
 */
export function tableProblems(
  landings: LandingTable,
  messages: MessageTexts,
  otherPaths: readonly string[],
): Problem[] {
  const context = contextOf(landings, messages, otherPaths);
  return [
    ...Object.entries(landings).flatMap(([name, landing]) =>
      landingProblems(name, landing, messages, context),
    ),
    ...strayMessages(landings, messages),
  ];
}

function strayMessages(landings: LandingTable, messages: MessageTexts): Problem[] {
  return LOCALES.flatMap((locale) =>
    Object.keys(messages[locale]).flatMap((id) => {
      const owner = ownerOfId(id);
      if (!owner || Object.hasOwn(landings, owner.name)) return [];
      const { name, part: field } = owner;
      return [
        {
          file: messageFile(locale),
          landing: name,
          field,
          locale,
          problem: 'belongs to no landing',
          advice: `Remove the message "${id}", or add the row ${name} to site/landings/index.ts.`,
        },
      ];
    }),
  );
}
