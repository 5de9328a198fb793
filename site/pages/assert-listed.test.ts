import { expect, test } from 'vitest';
import { assertListed } from './assert-listed.ts';

const press = { pageId: '/pages/press', urlPathname: '/en' };

test('a page whose address is that of another page is refused', () => {
  const page = { kind: 'landing', key: 'home', locale: 'en' } as const;
  expect(() => assertListed({ ...press, page, config: { route: '/en' } })).toThrow(
    'site/pages/press has an address of its own, /en is that of the landing home. List its paths',
  );
});

test('a page that the folder gives its address is refused', () => {
  expect(() => assertListed({ ...press, urlPathname: '/press', config: {} })).toThrow(
    'site/pages/press has an address of its own, /press. List its paths',
  );
});

test('a page that a function finds and the page of errors are not', () => {
  expect(() => assertListed({ ...press, config: { route: () => true } })).not.toThrow();
  expect(() => assertListed({ ...press, pageId: '/pages/_error', config: {} })).not.toThrow();
});
