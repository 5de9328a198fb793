import { memoize } from '../../lib/memoize.ts';
import type { Locale } from './locales.ts';

/** Something with the texts that were read to make it. */
interface Recorded<Value> {
  value: Value;
  texts: ReadonlySet<ReadText>;
}

/** A text in a language: `de costs.title`. */
export type ReadText = `${Locale} ${string}`;

/** Makes something and records which texts this reads: those whose change would change it. */
export function recordTexts<Value>(make: () => Value): Recorded<Value> {
  const around = recording;
  const texts = new Set<ReadText>();
  recording = texts;
  try {
    return { value: make(), texts };
  } finally {
    recording = around;
  }
}

/** Says that a text is read. Whatever hands out texts at build says it. */
export function noteText(locale: Locale, id: string): void {
  recording?.add(`${locale} ${id}`);
}

/**
 * Like `memoize`, for what is made from texts: they count as read each time that it is used. While
 * somebody edits the site nothing is kept, because code changes what is made and no key names it.
 */
export function memoizeWithTexts<Value>(
  room: number,
  sizeOf?: (value: Value) => number,
): (key: string, make: () => Value) => Value {
  const isEdited = process.env.NODE_ENV === 'development';
  const memory = memoize<Recorded<Value>>(
    isEdited ? 0 : room,
    sizeOf && (({ value }) => sizeOf(value)),
  );
  return (key, make) => {
    const { value, texts } = memory(key, () => recordTexts(make));
    for (const text of texts) recording?.add(text);
    return value;
  };
}

let recording: Set<ReadText> | undefined;
