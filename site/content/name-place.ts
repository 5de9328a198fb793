import { readFileSync } from 'node:fs';
import { findLineInJson } from '../../lib/line-in-json.ts';

/** Where a file of the content has a value: `site/content/faq.json:12:`. */
export function namePlace(name: string, path: readonly PropertyKey[]): string {
  const source = readFileSync(new URL(name, import.meta.url), 'utf8');
  return `site/content/${name}:${findLineInJson(source, path)}:`;
}
