import { expect, test } from 'vitest';
import { choosePart } from './choose-part.ts';

const STORIES = [
  makeStory('components-button--plain', 'Components/Button', 'Plain'),
  makeStory('components-button--busy', 'Components/Button', 'Busy'),
  makeStory('components-icon-button--plain', 'Components/IconButton', 'Plain'),
  makeStory('sections-hero--all', 'Sections/Hero', 'All'),
  makeStory('landings--self-employed-en', 'Landings/Every landing', 'Self Employed En'),
  makeStory('site-without-script--en-self-employed', 'Site/Without script', '/en/self-employed/'),
];
const BUTTONS = ['components-button--plain', 'components-button--busy'];
const LANDING = ['landings--self-employed-en', 'site-without-script--en-self-employed'];

test.each([
  ['Button', BUTTONS],
  ['button', BUTTONS],
  ['Components/Button', BUTTONS],
  ['stories/components/Button.stories.tsx', BUTTONS],
  ['Button: Busy', ['components-button--busy']],
  ['components-button--busy', ['components-button--busy']],
  ['components-button--busy.de-480-hover', ['components-button--busy']],
  ['icon button', ['components-icon-button--plain']],
  ['Components', [...BUTTONS, 'components-icon-button--plain']],
  ['hero', ['sections-hero--all']],
  ['self-employed', LANDING],
  ['site/landings/self-employed.json', LANDING],
  ['/en/self-employed/', ['site-without-script--en-self-employed']],
])('%s means what people mean by it', (name, stories) => {
  expect([...choosePart(STORIES, [name])]).toEqual(stories);
});

test('several names are all meant, each story once', () => {
  expect([...choosePart(STORIES, ['Hero', 'Button', 'Button: Busy'])]).toEqual([
    'sections-hero--all',
    ...BUTTONS,
  ]);
});

test.each([
  ['Buton', /^Nothing is named "Buton". Nearest: Button, /],
  ['employed', /Nearest: .*self-employed/],
])('the nearest names are suggested for %s', (name, message) => {
  expect(() => choosePart(STORIES, ['Hero', name])).toThrow(message);
});

function makeStory(id: string, title: string, name: string) {
  return { id, title, name };
}
