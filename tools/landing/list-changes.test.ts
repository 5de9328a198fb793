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
      { ...argument, points: [], picture: { file: 'a.jpg', focus: { x: 60, y: 40 } } },
      ...others.toReversed(),
    ],
  } as unknown as Landing;
  const lines = listChanges(students, changed);
  expect(lines).toContain('title (en): Private pension for students – {product} → Students');
  expect(lines).toContain('hero.scene: "desk" → "shop"');
  expect(lines).toContain(
    'argument.points.2.title: Keep a reserve first / Erst ein Polster → nothing',
  );
  expect(lines).toContain('argument.picture.focus.x: nothing → 60');
  expect(lines[0]).toMatch(/^sections: hero, infoPanel, .* → hero, infoPanel, argument, faq, /);
});

test('the same landing changes nothing', () => {
  expect(listChanges(students, { ...students })).toEqual([]);
});
