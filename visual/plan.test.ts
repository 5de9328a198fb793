import { expect, test } from 'vitest';
import { type PlannedStory, picturesOf } from './plan.ts';

function story(changes: Partial<PlannedStory> = {}): PlannedStory {
  return {
    id: 'tokens-space-and-form--radius',
    title: 'Tokens/Space and form',
    name: 'Radius',
    importPath: './stories/tokens/Form.stories.tsx',
    parameters: {},
    globals: {},
    ...changes,
  };
}

const narrow = { viewport: { options: { narrow: { styles: { width: '360px' } } } } };

test('a picture is found by the place of its story in the sidebar', () => {
  const [first] = picturesOf(story());
  expect(first).toMatchObject({
    id: 'tokens-space-and-form--radius.en-480',
    source: 'stories/tokens/Form.stories.tsx',
    file: 'tokens/space-and-form/radius.en-480.png',
  });
});

test.each<[string, Partial<PlannedStory>, string[]]>([
  [
    'width',
    { parameters: narrow, globals: { viewport: { value: 'narrow' } } },
    ['en-360', 'de-360'],
  ],
  ['language', { globals: { locale: 'de' } }, ['de-480', 'de-960', 'de-1440']],
  [
    'brand',
    { globals: { brand: 'fernblick-wohnen' }, parameters: { pictures: { widths: [480] } } },
    ['en-480-fernblick-wohnen', 'de-480-fernblick-wohnen'],
  ],
])('a story that pins its %s is pictured in no other', (_what, changes, modes) => {
  const ids = picturesOf(story(changes)).map(({ id }) => id.split('.')[1]);
  expect(ids).toEqual(modes);
});
