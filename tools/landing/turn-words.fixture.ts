import { isRecord, mapValues } from '../../lib/objects.ts';

/**
 * The same with the words of every text in another order, so that no other landing says them; long ones lose
 * the first, because in another order they may need one more line.
 */
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
  const others = words.slice(1);
  return (others.length > 3 ? others : [...others, ...words.slice(0, 1)]).join(' ') + end;
}
