import { expect, test } from 'vitest';
import { getSection } from '../../stories/sections/get-section.ts';
import { formatSectionAddress, parseSectionAddress } from '../section-stories.ts';
import { createDraft, openLanding } from './create-draft.ts';
import { createStorySection, withSection } from './story-section.ts';

const hero = getSection('home', 'hero');

test('a story’s args are the values of its section, through the address of the Composer', () => {
  const args = { ...hero, scene: 'shop', calculate: () => 0 };
  const address = formatSectionAddress('sections-hero--home', args);
  const handed = parseSectionAddress(address.slice(address.indexOf('#')));
  expect(handed && createStorySection(handed.story, handed.args)).toEqual({
    kind: 'hero',
    ...hero,
    scene: 'shop',
  });
});

test('an arg that is no field is left out, and a field without an arg begins as a new section has it', () => {
  expect(createStorySection('sections-faq--default', { find: 1 })).toEqual({
    kind: 'faq',
    first: expect.any(Array),
  });
});

test('what is no section of a landing is none', () => {
  expect(createStorySection('sections-frame--default', {})).toBeUndefined();
  expect(parseSectionAddress('')).toBeUndefined();
  expect(parseSectionAddress('#story=sections-hero--home&args={"sce')).toBeUndefined();
});

test('it takes the place of the section of its kind, or comes last', () => {
  const section = { kind: 'hero', ...hero } as const;
  expect(withSection(openLanding('home'), section).landing.sections[0]).toEqual(section);
  const reviews = { kind: 'reviews' } as const;
  const { sections } = withSection(createDraft('', ''), reviews).landing;
  expect(sections.map(({ kind }) => kind)).toEqual(['hero', 'reviews']);
});
