import type { CookieValue } from 'vanilla-cookieconsent';
import { expect, test } from 'vitest';
import { readConsent } from './consent.ts';
import { formatChoice } from './stored-choice.ts';

const HOST = { hostname: 'fernblick.example', protocol: 'https:' } as Location;

const agreed: CookieValue = {
  categories: ['necessary', 'measurement'],
  revision: 0,
  data: null,
  consentId: '2f0c5d1e-8b1c-4b6e-9d8f-3a7b5c9e1f20',
  consentTimestamp: '2026-11-27T08:15:30.123Z',
  lastConsentTimestamp: '2026-11-28T09:16:31.456Z',
  services: {},
  languageCode: 'de',
  expirationTime: Date.parse('2027-05-29T09:16:31.456Z'),
};
const refused: CookieValue = { ...agreed, categories: ['necessary'] };

test('a consent keeps its id', () => {
  expect(formatChoice(agreed, HOST)).toBe(
    `consent=${encodeURIComponent(JSON.stringify(agreed))}; Expires=Sat, 29 May 2027 09:16:31 GMT; Path=/; SameSite=Lax; Domain=fernblick.example; Secure`,
  );
});

test('of a refusal nothing is kept that another visitor would not have', () => {
  const other = {
    ...refused,
    consentId: 'ffffffff-8b1c-4b6e-9d8f-3a7b5c9e1f20',
    consentTimestamp: '2026-11-01T00:00:00.000Z',
    lastConsentTimestamp: '2026-11-28T23:59:59.999Z',
    languageCode: 'en',
  };
  expect(formatChoice(refused, HOST)).toBe(formatChoice(other, HOST));
  expect(readConsent(formatChoice(refused, HOST))?.purposes).toEqual(['necessary']);
});

test('who agrees after a refusal gets an id of their own', () => {
  const { id = '' } = readConsent(formatChoice(refused, HOST)) ?? {};
  const again = () => readConsent(formatChoice({ ...agreed, consentId: id }, HOST))?.id;
  expect(new Set([id, again(), again()]).size).toBe(3);
});

test('a host without a dot and without https has neither domain nor protection', () => {
  const local = { hostname: 'localhost', protocol: 'http:' } as Location;
  expect(formatChoice(refused, local)).toMatch(/; Path=\/; SameSite=Lax$/);
});
