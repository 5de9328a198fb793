import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { labelOf } from './field.ts';
import { SECTION_FIELDS } from './section-fields.ts';

/** The views whose file is not named after their kind. */
const OTHER_VIEWS: Readonly<Record<string, readonly string[]>> = {
  hero: ['Hero/HeroVersions.tsx', 'Hero/Hero.tsx'],
};

const fields = keysOf(SECTION_FIELDS).flatMap((kind) =>
  Object.keys(SECTION_FIELDS[kind].fields).map((field) => ({ kind, field })),
);

test.each(fields)('the view of $kind reads $field', ({ kind, field }) => {
  const name = `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`;
  const files = OTHER_VIEWS[kind] ?? [`${name}/${name}.tsx`];
  const sources = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  const taken = sources.flatMap((source) =>
    [...source.matchAll(/export function \w+\(\{([^}]*)\}: /g)].map(([, names = '']) => names),
  );
  expect(taken.join()).toMatch(new RegExp(`\\b${field}\\b`));
});

test('a field is named as people read it', () => {
  expect(labelOf('grossMonthlyIncome')).toBe('Gross monthly income');
  expect(labelOf('probabilityRetireAt62')).toBe('Probability retire at 62');
});
