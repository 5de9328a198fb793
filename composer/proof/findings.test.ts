import { expect, test } from 'vitest';
import { recordOf } from '../../lib/objects.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { LANDING_STORIES_TITLE, storyIdOf } from '../../tools/library/landing/stories.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { picturesToAccept, type Stories } from './findings.ts';

test('a new landing has pictures to accept in both languages', async () => {
  // Six widths, print and forced colours.
  expect(await picturesToAccept(storiesOf('students'), ROOT)).toBe(2 * 8);
});

test('pictures that are accepted already are reported', async () => {
  await expect(picturesToAccept(storiesOf('employees'), ROOT)).rejects.toThrow('accepted already');
});

function storiesOf(landing: string): Stories {
  return recordOf(LOCALES, (locale) => ({
    id: storyIdOf(landing, locale),
    title: LANDING_STORIES_TITLE,
    kind: 'Landings',
    name: `${landing} (${locale})`,
    source: 'stories/landings/every-landing.tsx',
  }));
}
