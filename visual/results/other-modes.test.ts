import { expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import type { Locale } from '../../site/i18n/locales.ts';
import { PictureCache } from '../baselines/picture-cache.ts';
import { addOtherModes } from './other-modes.ts';
import { makeAccepted, makeHash, makeResult } from './report.fixture.ts';
import type { Status } from './status.ts';

const picture = (status: Status, story: string, locale: Locale = 'en') =>
  makeResult({ story, status, mode: { locale } });

test('equal modes get their accepted picture where another mode of their story is open', async () => {
  const cache = new PictureCache(await createFolder());
  await cache.keep(makeHash('a'), Buffer.from('png'));
  const results = [
    picture('changed', 'card--plain'),
    picture('equal', 'card--plain', 'de'),
    picture('equal', 'table--plain'),
  ];
  const accepted = new Map(results.map(({ id }) => [id, makeAccepted()]));
  const images = addOtherModes(results, { accepted, cache }).map(({ after }) => after?.hash);
  expect(images).toEqual([undefined, makeHash('a'), undefined]);
});

test('a picture that the cache does not have stays without an image', async () => {
  const cache = new PictureCache(await createFolder());
  const results = [picture('changed', 'card--plain'), picture('skipped', 'card--plain', 'de')];
  const accepted = new Map(results.map(({ id }) => [id, makeAccepted()]));
  expect(addOtherModes(results, { accepted, cache })).toEqual(results);
});
