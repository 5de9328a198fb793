import {
  isLiteralElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import type { Cause, Evidence } from '../report.ts';
import type { Change } from './inside-changes.ts';

/**
 * Whether a change inside a file can be seen in a picture, by what its page shows. Of what leaves no
 * trace there, such as a package, only the modules know: then it can.
 * @param tokens values of all tokens by id, with their references
 */
export function isSeen(
  kind: Cause['kind'],
  change: Change,
  { texts, variables }: Evidence,
  tokens: ReadonlyMap<string, string>,
): boolean {
  if (kind === 'message') return isTextSeen(change, normalised(texts));
  if (kind !== 'token') return true;
  return withReferrers(change.name, tokens).some((id) => isTokenSeen(id, variables));
}

function isTextSeen({ before, after }: Change, texts: string): boolean {
  return [before, after].some((message) => {
    const text = message === undefined ? undefined : longestLiteral(message);
    // A message of nothing but arguments may show as anything.
    return text === '' || (text !== undefined && texts.includes(text));
  });
}

/** The longest part of a message that stands outside of arguments and tags. */
function longestLiteral(message: string): string {
  return literals(parse(message))
    .map(normalised)
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

function literals(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return literals(element.children);
    return isLiteralElement(element) ? [element.value] : [];
  });
}

/** Lines break anywhere, and capitals may come from CSS. */
function normalised(text: string): string {
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** A token and all that refer to it, directly or by others. */
function withReferrers(id: string, tokens: ReadonlyMap<string, string>): string[] {
  const found = new Set([id]);
  // Iterating over a Set also visits what is added meanwhile.
  for (const known of found) {
    for (const [other, value] of tokens) if (value.includes(`{${known}}`)) found.add(other);
  }
  return [...found];
}

/** How the groups of tokens that become CSS variables are called there, see design-system/theme.ts. */
const VARIABLE_GROUPS: Readonly<Record<string, string>> = {
  color: 'color',
  size: 'size',
  border: 'border',
  radius: 'radius',
  shadow: 'elevation',
  easing: 'ease',
  opacity: 'fade',
  duration: 'time',
};

/** Groups that only other tokens refer to. */
const PRIVATE_GROUPS = ['base', 'brand', 'shadowColor'];

function isTokenSeen(id: string, variables: readonly string[]): boolean {
  const [group = '', ...path] = id.split('.');
  if (PRIVATE_GROUPS.includes(group)) return false;
  const name = VARIABLE_GROUPS[group];
  // Type, spacing and breakpoints are built into rules: they reach whatever their file reaches.
  if (name === undefined) return true;
  const variable = ['--fb', name, ...path].join('-');
  return variables.some((used) => used === variable || used.startsWith(`${variable}-`));
}
