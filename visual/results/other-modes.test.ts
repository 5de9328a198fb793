import { expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import type { Locale } from '../../site/i18n/locales.ts';
import { PictureCache } from '../baselines/picture-cache.ts';
import { addOtherModes } from './other-modes.ts';
import { makeAccepted, makeHash, makeResult } from './report.fixture.ts';
import type { Status } from './status.ts';

const picture = (status: Status, story: string, locale: Locale = 'en') =>
  makeResult({ story, status, mode: { locale } });

test.each([
  ['where another mode of their story is open', true, makeHash('a')],
  ['but not when the cache does not have it', false, undefined],
])('equal modes get their accepted picture %s', async (_when, isCached, hash) => {
  const cache = new PictureCache(await createFolder());
  if (isCached) await cache.keep(makeHash('a'), Buffer.from('png'));
  const results = [
    picture('changed', 'card--plain'),
    picture('equal', 'card--plain', 'de'),
    picture('equal', 'table--plain'),
  ];
  const accepted = new Map(results.map(({ id }) => [id, makeAccepted()]));
  const shown = addOtherModes(results, { accepted, cache });
  expect(shown.map(({ after }) => after?.hash)).toEqual([undefined, hash, undefined]);
});
