import { describe, expect, test } from 'vitest';
import { PAYLOAD } from '../../site/visitors/payload.ts';
import { SITE_PATHS } from '../../tools/project/site-pages.ts';
import { fetchPage } from './support/fetch-page.ts';
import { findOwnScripts } from './support/own-scripts.ts';

/** Words that only the code about visitors has (`site/visitors`), or the library of its dialog. */
const TRACES = /sendBeacon|dataLayer|sessionStorage|document\.cookie|cm__btn/;

describe('a default build', () => {
  test('has no script that tracks, experiments, asks or stores', () => {
    expect(findOwnScripts(/./)).not.toEqual([]);
    expect(findOwnScripts(TRACES)).toEqual([]);
  });

  test.each(SITE_PATHS)('says nothing about visitors in %s', async (path) => {
    const page = await fetchPage(path);
    expect(page.querySelectorAll(`[${PAYLOAD}], [data-banner], [data-version], #consent`)).toEqual(
      [],
    );
  });
});
