import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../project/paths.ts';
import { getStoryId, LANDING_STORIES_TITLE } from './stories.ts';

test('the id of a story is made as Storybook makes it', () => {
  expect(getStoryId('self-employed', 'en')).toBe('landings-every-landing--self-employed-en');
});

test('the file of the stories, whose title Storybook reads from its source, has the same title', () => {
  const source = readFileSync(join(ROOT, 'stories/landings/every-landing.tsx'), 'utf8');
  expect(source).toContain(`title: '${LANDING_STORIES_TITLE}'`);
});
