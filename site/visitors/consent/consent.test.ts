import { expect, test } from 'vitest';
import { readConsent } from './consent.ts';

const choice = (value: object) => `consent=${encodeURIComponent(JSON.stringify(value))}`;

test('a choice is read from among other cookies', () => {
  const cookie = choice({ consentId: 'a-b', categories: ['necessary', 'measurement'] });
  expect(readConsent(`session=1; ${cookie}; theme=x`)).toEqual({
    id: 'a-b',
    purposes: ['necessary', 'measurement'],
  });
});

test.each([
  ['no cookie', ''],
  ['another cookie that ends alike', choice({ consentId: 'a', categories: [] }).replace('c', 'xc')],
  ['an empty value', 'consent='],
  ['what is not JSON', 'consent=yes'],
  ['what is not encoded correctly', 'consent=%E0%A4%A'],
  ['null', 'consent=null'],
  ['no id', choice({ categories: ['measurement'] })],
  ['no list', choice({ consentId: 'a', categories: 'measurement' })],
])('%s is no choice', (_case, cookies) => {
  expect(readConsent(cookies)).toBeUndefined();
});
