import { expect, test } from 'vitest';
import { inEachLanguage } from '../i18n/in-each-language.ts';
import { formatLanguageScript } from './language-script.ts';

test.each([
  ['English', ['en-GB', 'de'], '/en'],
  ['German first', ['de-AT', 'en'], '/de'],
  ['the first that the site speaks', ['fr-FR', 'de', 'en'], '/de'],
  ['none of them', ['fr', 'pl'], undefined],
  ['a language whose code only begins alike', ['den', 'enm'], undefined],
  ['nothing', [], undefined],
])('a browser that speaks %s', (_case, languages, expected) => {
  expect(targetFor(languages)).toBe(expected);
});

test('keeps the campaign and the place', () => {
  expect(targetFor(['de'], '?utm_source=mail', '#costs')).toBe('/de?utm_source=mail#costs');
});

test.each(['/nowhere', '/constructor'])('stays at %s', (pathname) => {
  expect(targetFor(['de'], '', '', pathname)).toBeUndefined();
});

function targetFor(
  languages: string[],
  search = '',
  hash = '',
  pathname = '/',
): string | undefined {
  let target: string | undefined;
  const replace = (path: string) => {
    target = path;
  };
  const script = formatLanguageScript(inEachLanguage({ en: '/en' }));
  new Function('navigator', 'location', script)({ languages }, { pathname, search, hash, replace });
  return target;
}
