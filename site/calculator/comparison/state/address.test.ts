import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserAddress, onWrite, readNumber, scrollToPart } from './address.ts';

const replaceState = vi.fn((_state: unknown, _title: string, url: URL) => {
  vi.stubGlobal('location', new URL(url));
});

function openPage(href: string): void {
  vi.stubGlobal('location', new URL(href));
  vi.stubGlobal('history', { state: {}, replaceState });
}

beforeEach(() => {
  replaceState.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/en#comparison', '/en#comparison?monthly=500'],
  ['/en', '/en#?monthly=500'],
  ['/en?utm_source=mail#comparison?age=40&x=1', '/en?utm_source=mail#comparison?x=1&monthly=500'],
  ['/en?age=40&utm_source=mail&monthly=300#faq', '/en?utm_source=mail#faq?monthly=500'],
])('writes choices into the fragment: %s becomes %s', (before, after) => {
  openPage(`https://example.org${before}`);
  browserAddress.write({ age: undefined, monthly: '500' });
  expect(String(replaceState.mock.lastCall?.[2])).toBe(`https://example.org${after}`);
});

it('links to what a browser refused to write: Safari does after a hundred times in a row', () => {
  openPage('https://example.org/en#comparison?age=40');
  replaceState.mockImplementationOnce(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  browserAddress.write({ monthly: '500' });
  expect(browserAddress.link()).toBe('https://example.org/en#comparison?age=40&monthly=500');
  browserAddress.write({ monthly: '500' });
  expect(location.href).toBe('https://example.org/en#comparison?age=40&monthly=500');
});

it('leaves nothing behind when all choices are taken out', () => {
  openPage('https://example.org/en#?age=40');
  browserAddress.write({ age: undefined });
  expect(String(replaceState.mock.lastCall?.[2])).toBe('https://example.org/en');
});

it('reads the fragment, and the query of older links', () => {
  openPage('https://example.org/en?age=40&monthly=300#comparison?monthly=500');
  const read = browserAddress.read();
  expect([read.get('monthly'), read.get('age')]).toEqual(['500', '40']);
});

it('reads names in capitals, and leaves none of them behind that it writes', () => {
  openPage('https://example.org/en?MONTHLY=450&utm_Source=x#comparison?Age=40');
  const read = browserAddress.read();
  expect([read.get('monthly'), read.get('age')]).toEqual(['450', '40']);
  browserAddress.write({ monthly: undefined, age: '41' });
  expect(location.href).toBe('https://example.org/en?utm_Source=x#comparison?age=41');
});

it.each(['/en#comparison?monthly=450&amp;age=40', '/en?monthly=450&amp;age=40'])(
  'reads what HTML has made of an address: %s',
  (path) => {
    openPage(`https://example.org${path}`);
    const read = browserAddress.read();
    expect([read.get('monthly'), read.get('age')]).toEqual(['450', '40']);
  },
);

it.each([
  ['/de?utm_source=mail#faq?monthly=450', '/de?utm_source=mail#comparison?monthly=450'],
  ['/de#?monthly=450', '/de#comparison?monthly=450'],
  ['/de', '/de#comparison'],
])('links to the comparison from wherever its visitor is: %s', (path, link) => {
  openPage(`https://example.org${path}`);
  expect(browserAddress.link()).toBe(`https://example.org${link}`);
});

it.each([
  ['300', 1, 300],
  ['40.4', 1, 40.4],
  ['20.000', 1, Number.NaN],
  ['1.500', 5, Number.NaN],
  ['5.579', 0.1, 5.579],
  ['1.234.567', 1, Number.NaN],
  ['1e5', 1, Number.NaN],
  ['', 1, Number.NaN],
  ['450.', 1, 450],
  ['450). ', 1, 450],
  ['450 €', 1, Number.NaN],
])('reads «%s» of an address, for steps of %d, as %d', (text, step, number) => {
  expect(readNumber(text, step)).toBe(number);
});

it('does not touch an address that says the same already', () => {
  openPage('https://example.org/en#comparison?age=40');
  browserAddress.write({ age: '40', monthly: undefined });
  expect(replaceState).not.toHaveBeenCalled();
});

it('notifies of what is written, and of nothing that was there already', () => {
  const listener = vi.fn();
  const end = onWrite(listener);
  openPage('https://example.org/en#comparison?age=40');
  browserAddress.write({ age: '40' });
  expect(listener).not.toHaveBeenCalled();
  browserAddress.write({ gapage: '41' });
  expect(listener).toHaveBeenCalledOnce();
  end();
  browserAddress.write({ gapage: '42' });
  expect(listener).toHaveBeenCalledOnce();
});

it('leaves the choices of the other calculator alone', () => {
  openPage('https://example.org/en#comparison?age=40&gapage=35');
  browserAddress.write({ age: undefined, monthly: '500' });
  expect(String(replaceState.mock.lastCall?.[2])).toBe(
    'https://example.org/en#comparison?gapage=35&monthly=500',
  );
});

it('reports a part that is missing instead of throwing', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  scrollToPart(null, '#comparison');
  expect(log).toHaveBeenCalledWith('There is no #comparison on this page to scroll to.');
});
