import { expect, test } from 'vitest';
import { splitFragment } from './fragment.ts';

test.each([
  ['', '', ''],
  ['#', '', ''],
  ['#costs', 'costs', ''],
  ['costs', 'costs', ''],
  ['#comparison?age=50&monthly=300', 'comparison', 'age=50&monthly=300'],
  ['#costs?utm_source=mail', 'costs', 'utm_source=mail'],
  ['#costs&utm_source=mail', 'costs', 'utm_source=mail'],
  ['#costs&a?b', 'costs', 'a?b'],
  ['#costs?', 'costs', ''],
  ['#?age=50', '', 'age=50'],
  ['#costs#costs', 'costs', 'costs'],
  ['##costs', 'costs', ''],
  ['#comparison?age=50#faq', 'comparison', 'age=50'],
  ['#costs%23costs', 'costs', 'costs'],
  ['#kann-ich-fr%C3%BCher-aufh%C3%B6ren', 'kann-ich-früher-aufhören', ''],
  ['#kann-ich-fr%25C3%25BCher-aufh%2525C3%2525B6ren?a', 'kann-ich-früher-aufhören', 'a'],
  ['#comparison%3Fage=50', 'comparison', 'age=50'],
  ['#comparison%253Fage%253D50%2526monthly%253D300', 'comparison', 'age=50&monthly=300'],
  [
    '#comparison?monthly=450&amp;age=40&amp;once=50000',
    'comparison',
    'monthly=450&age=40&once=50000',
  ],
  ['#comparison?monthly%3D450%26age%3D40', 'comparison', 'monthly=450&age=40'],
  ['#costs%26utm_source=mail', 'costs', 'utm_source=mail'],
  ['#fr%FCher', 'fr%FCher', ''],
  ['#100%', '100%', ''],
  ['#100%?age=50', '100%', 'age=50'],
  ['#costs?a=%', 'costs', 'a=%'],
])('%s has the anchor «%s» and «%s» behind it', (hash, anchor, rest) => {
  expect(splitFragment(hash)).toEqual({ anchor, rest });
});
