import { expect, test } from 'vitest';
import { students } from '../../site/landings/check/landings.fixture.ts';
import type { Landing } from '../../site/landings/landing.ts';
import { listChanges } from './list-changes.ts';

test('each changed field is a line with what it was and what it will be', () => {
  const [hero, info, argument, ...others] = students.sections;
  const changed = {
    ...students,
    title: { ...students.title, en: 'Students' },
    listing: undefined,
    sections: [
      { ...hero, scene: 'shop' },
      info,
      { ...argument, points: [] },
      ...others.toReversed(),
    ],
  } as unknown as Landing;
  const lines = listChanges(students, changed);
  expect(lines).toContain('title (en): Private pension for students – {product} → Students');
  expect(lines).toContain('hero.scene: "desk" → "shop"');
  expect(lines).toContain(
    'argument.points.2: {"title":{"en":"Keep a reserve first","de":"Erst ein Polster"},"text":{"en":"A broken laptop comes before a pension.","de":"Ein neuer Laptop geht vor."}} → nothing',
  );
  expect(lines[0]).toMatch(/^sections: hero, infoPanel, .* → hero, infoPanel, argument, faq, /);
});

test('the same landing changes nothing', () => {
  expect(listChanges(students, { ...students })).toEqual([]);
});
