import {
  isLiteralElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import type { Evidence } from '../results/report.ts';
import type { Change } from './changes-in-file.ts';

/**
 * Whether a change can be visible in a picture, according to its evidence. Changes that leave no
 * evidence, such as a package or a whole file, always can.
 * @param tokens values of all tokens by id, with references unresolved
 */
export function isSeen(
  change: Change,
  { texts, variables }: Evidence,
  tokens: ReadonlyMap<string, string>,
): boolean {
  const { kind, name } = change;
  if (kind === 'message' && name) return isTextSeen(change, normalise(texts));
  if (kind !== 'token' || !name) return true;
  return findReferrers(name, tokens).some((id) => isTokenSeen(id, variables));
}

function isTextSeen({ before, after }: Change, texts: string): boolean {
  return [before, after].some((message) => {
    const text = message === undefined ? undefined : findLongestLiteral(message);
    // A message that consists only of arguments may be shown as any text.
    return text === '' || (text !== undefined && texts.includes(text));
  });
}

function findLongestLiteral(message: string): string {
  return findLiterals(parse(message))
    .map(normalise)
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

function findLiterals(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return findLiterals(element.children);
    return isLiteralElement(element) ? [element.value] : [];
  });
}

/** Ignores soft hyphens, line breaks and case, which may come from CSS. */
function normalise(text: string): string {
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** A token and all tokens that reference it, directly or indirectly. */
function findReferrers(id: string, tokens: ReadonlyMap<string, string>): string[] {
  const found = new Set([id]);
  // Iterating over a Set also visits elements added during the iteration.
  for (const known of found) {
    for (const [other, value] of tokens) if (value.includes(`{${known}}`)) found.add(other);
  }
  return [...found];
}

/** Names of token groups in CSS variables, see design-system/theme.ts. */
const VARIABLE_GROUPS: Readonly<Record<string, string>> = {
  ...{ color: 'color', size: 'size', border: 'border', radius: 'radius' },
  ...{ shadow: 'elevation', easing: 'ease', opacity: 'fade', duration: 'time' },
};

/** Groups that only other tokens reference. */
const PRIVATE_GROUPS = ['base', 'brand', 'shadowColor'];

function isTokenSeen(id: string, variables: readonly string[]): boolean {
  // Every story reads colours; only a page of the built site has values in their place.
  if (!variables.some((used) => used.startsWith('--fb-color-'))) return true;
  const [group = '', ...path] = id.split('.');
  if (PRIVATE_GROUPS.includes(group)) return false;
  const name = VARIABLE_GROUPS[group];
  // Type and breakpoints have no variables, drawings are files, and spacing also reaches MUI by other
  // names: they may affect any picture.
  if (name === undefined || id.startsWith('color.scene.')) return true;
  const variable = ['--fb', name, ...path].join('-');
  return variables.some((used) => used === variable || used.startsWith(`${variable}-`));
}
