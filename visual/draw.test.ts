import { expect, test } from 'vitest';
import { hasSameCode } from './draw.ts';
import { hashOf, resultOf } from './report.fixture.ts';

const story = resultOf();
const modules = { files: [], packages: [], fingerprint: hashOf('a') };
const graph = { root: '', built: [], stories: new Map([[story.source, modules]]) };

test.each([
  ['the same modules', story, hashOf('a'), true],
  ['other modules', story, hashOf('b'), false],
  ['no story file any more', { ...story, source: '' }, hashOf('a'), false],
  ['a built page', { ...story, page: '/en' }, hashOf('a'), false],
])('a picture with %s is drawn unless its code is the same', (_what, picture, hash, isSame) => {
  expect(hasSameCode(picture, graph, { [story.source]: hash })).toBe(isSame);
});
