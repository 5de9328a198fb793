import { expect, test } from 'vitest';
import { addMarketingParameters } from './marketing-url.ts';

test.each([
  ['nothing to add', '/en/plan/start', '', '/en/plan/start'],
  [
    'a campaign',
    '/start',
    '?utm_source=mail&utm_campaign=may',
    '/start?utm_source=mail&utm_campaign=may',
  ],
  [
    'every click id',
    '/start',
    '?gclid=1&gbraid=2&wbraid=3&fbclid=4&msclkid=5&ref=6',
    '/start?gclid=1&gbraid=2&wbraid=3&fbclid=4&msclkid=5&ref=6',
  ],
  [
    'no other parameter',
    '/start',
    '?utm_source=mail&age=35&email=a%40b.de',
    '/start?utm_source=mail',
  ],
  ['no parameter that only looks alike', '/start', '?utm_=1&xref=2&refs=3&my_gclid=4', '/start'],
  ['names as campaigns write them', '/start', '?UTM_source=mail', '/start'],
  ["the target's own query first", '/start?a=b', '?ref=x', '/start?a=b&ref=x'],
  [
    "the target's own query as written",
    '/start?q=a%20b&flag',
    '?ref=x',
    '/start?q=a%20b&flag&ref=x',
  ],
  ["the target's own value wins", '/start?ref=own', '?ref=page&gclid=1', '/start?ref=own&gclid=1'],
  ['an empty query', '/start?', '?ref=x', '/start?ref=x'],
  ['the fragment last', '/start#top', '?ref=x', '/start?ref=x#top'],
  ['a fragment with every mark', '/start?a=b#x?y=1#z', '?ref=x', '/start?a=b&ref=x#x?y=1#z'],
  ['an address elsewhere', 'https://offer.example/de', '?ref=x', 'https://offer.example/de?ref=x'],
  ['values encoded', '/start', '?ref=a%26b%3Dc%23d', '/start?ref=a%26b%3Dc%23d'],
  ['umlauts and spaces', '/start', '?ref=f%C3%BCr+dich', '/start?ref=f%C3%BCr+dich'],
  ['markup as data', '/start', '?ref=%22%3E%3Cscript%3E', '/start?ref=%22%3E%3Cscript%3E'],
  ['repeated values', '/start', '?ref=a&ref=b', '/start?ref=a&ref=b'],
])('adds %s', (_case, target, search, expected) => {
  expect(addMarketingParameters(target, search)).toBe(expected);
});

test('adds nothing the second time', () => {
  const once = addMarketingParameters('/start#top', '?ref=x&gclid=1');
  expect(addMarketingParameters(once, '?ref=x&gclid=1')).toBe(once);
});
