import { expect, test } from 'vitest';
import { PictureCache } from '../model/picture-cache.ts';
import { makeResult } from '../model/report.fixture.ts';
import { prepareCapture } from './capture-pictures.ts';

test('an image that is missing from the built site fails', async () => {
  const image = makeResult({ page: '/missing.png' });
  const address = 'http://localhost';
  const built = { workbench: address, site: address };
  const capture = prepareCapture(built, new PictureCache(import.meta.dirname));
  const { outcomes } = await capture([image]);
  expect(Object.fromEntries(outcomes)).toEqual({
    [image.id]: { failure: 'the built site has no /missing.png' },
  });
});
