import { expect, test } from 'vitest';
import { LANDING_PAGES, landings } from './index.ts';
import { isMarketingPath } from './marketing-path.ts';

test.each([
  '/en/private-pension-plan-for-expats.lp',
  '/en/private-pension-plan-for-expats.lp/',
  '/en/expats.lp/thanks',
])('%s is a marketing page', (path) => {
  expect(isMarketingPath(path)).toBe(true);
});

test.each(['/en', '/en/help', '/de/alpine', '/en/lp', '/en/lp.html', '/en/x.lpx', ''])(
  '%s is none',
  (path) => {
    expect(isMarketingPath(path)).toBe(false);
  },
);

test('every landing but the home page is one', () => {
  const others = LANDING_PAGES.filter(
    ({ key, locale }) => !isMarketingPath(landings[key].path[locale]),
  );
  expect(others).toEqual([
    { key: 'home', locale: 'en' },
    { key: 'home', locale: 'de' },
  ]);
});
