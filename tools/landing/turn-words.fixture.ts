import { isRecord, mapValues } from '../../lib/objects.ts';

/** The same with the words of every text in another order, so that no other landing says them. */
export function turnWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => turnWords(entry));
  if (!isRecord(value)) return value;
  const isText = typeof value.en === 'string' && !value.en.startsWith('/');
  return mapValues(value, (part) =>
    isText && typeof part === 'string' ? turn(part) : turnWords(part),
  );
}

function turn(text: string): string {
  const [, first = '', end = ''] = text.match(/^(.*?)( – \{product\})?$/s) ?? [];
  const words = first.split(' ');
  const at = 1;
  return [...words.slice(at), ...words.slice(0, at)].join(' ') + end;
}
