import { expect, test } from 'vitest';
import { PictureCache } from '../baselines/picture-cache.ts';
import { resultOf } from '../results/report.fixture.ts';
import { capturePictures } from './capture-pictures.ts';

test('an image that is missing from the built site fails', async () => {
  const image = resultOf({ page: '/missing.png' });
  const address = 'http://localhost';
  const built = { workbench: address, site: address };
  const { outcomes } = await capturePictures(built, [image], new PictureCache(import.meta.dirname));
  expect(Object.fromEntries(outcomes)).toEqual({
    [image.id]: { failure: 'the built site has no /missing.png' },
  });
});
