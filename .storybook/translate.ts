import { cloneElement, isValidElement } from 'react';
import { isRecord, mapValues } from '../lib/objects.ts';

/** German words by the English ones that stand in the arguments of a story. */
export type GermanWords = Readonly<Record<string, string>>;

/** Arguments of a story in German: the words in lists and elements, too. */
export function translate<Value>(value: Value, words: GermanWords): Value;
export function translate(value: unknown, words: GermanWords): unknown {
  if (typeof value === 'string') return value.replace(value.trim(), (text) => words[text] ?? text);
  if (Array.isArray(value)) return value.map((part) => translate(part, words));
  if (isValidElement<{ children?: unknown }>(value)) {
    const { children, ...props } = translate({ ...value.props }, words);
    // Children one by one: as a list React would ask for their keys.
    return cloneElement(value, props, ...((Array.isArray(children) ? children : [children]) as []));
  }
  if (!isPlain(value)) return value;
  return mapValues(value, (part, name) =>
    name === 'unreadableText' && typeof part === 'function'
      ? (text: string) => quoteIn(words, part as (text: string) => string, text)
      : translate(part, words),
  );
}

/** A sentence about what somebody has typed, which its German one quotes as `{text}`. */
function quoteIn(words: GermanWords, write: (text: string) => string, text: string): string {
  return translate(write(QUOTED), words).replace(QUOTED, () => text);
}

const QUOTED = '{text}';

function isPlain(value: unknown): value is Record<string, unknown> {
  // A component is an object, too, which may name itself.
  const isComponent = isRecord(value) && '$$typeof' in value;
  return isRecord(value) && !isComponent && Object.getPrototypeOf(value) === Object.prototype;
}
