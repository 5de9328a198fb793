import { afterEach, expect, it, vi } from 'vitest';
import { browserAddress, scrollToPart } from './address.ts';

const replaceState = vi.fn();

function openPage(href: string): void {
  vi.stubGlobal('location', { href });
  vi.stubGlobal('history', { state: null, replaceState });
}

afterEach(() => {
  vi.unstubAllGlobals();
  replaceState.mockClear();
});

it('sets and takes out its own parameters and leaves all others and the anchor alone', () => {
  openPage('https://example.org/en?utm_source=mail&age=40#comparison');
  browserAddress.write({ age: undefined, monthly: '500' });
  expect(String(replaceState.mock.lastCall?.[2])).toBe(
    'https://example.org/en?utm_source=mail&monthly=500#comparison',
  );
});

it('does not touch an address that says the same already', () => {
  openPage('https://example.org/en?age=40');
  browserAddress.write({ age: '40', monthly: undefined });
  expect(replaceState).not.toHaveBeenCalled();
});

it('reports a part that is missing instead of throwing', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  scrollToPart(null, '#comparison');
  expect(log).toHaveBeenCalledWith('There is no #comparison on this page to scroll to.');
});
