import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inEachLanguage } from '../i18n/in-each-language.ts';
import { brands } from './brands/index.ts';
import {
  checkContent,
  findClaimProblems,
  findQuestionProblems,
  findSharedAddresses,
  listBorrowedReviews,
  listOpenQuestions,
  listShortRecords,
  listUntimelyClaims,
} from './check.ts';
import { claims } from './claims/claims.ts';
import { documents } from './documents/index.ts';
import { faq } from './faq.ts';
import { portfolios } from './portfolios.ts';
import { type Claim, documentSchema, faqEntrySchema } from './schemas.ts';

/** Days on which some, most and all claims of the ledger are out of date. */
const DAYS = ['2026-11-28', '2027-01-02', '2028-01-15', '2030-06-01'];
const sound: Claim = { ...claims.activeClients };

test.each([...DAYS, '1999-12-31', '2099-12-31'])('a demo can be published on %s', (today) => {
  const { problems, warnings } = checkContent(today, 'demo');
  expect(problems).toEqual([]);
  expect(warnings).toContain(
    'portfolios.ts global is to be confirmed: the currency. Remove toBeConfirmed once it is.',
  );
});

test.each(DAYS)('a live brand cannot publish on %s what only a demo may show', (today) => {
  const { problems, warnings } = checkContent(today, 'live');
  const { warnings: ofDemo } = checkContent(today, 'demo');
  expect(problems.length).toBeGreaterThan(0);
  expect([...problems, ...warnings]).toEqual(ofDemo);
  expect(warnings.filter((line) => /to be confirmed|valid until/.test(line))).toEqual([]);
});

test('two documents at one address are named with the line of the second', () => {
  const { imprint, cookies } = documents;
  const path = { ...cookies.path, de: imprint.path.de };
  expect(findSharedAddresses({ imprint, cookies: { ...cookies, path } })).toEqual([
    `site/content/documents/cookies.json:4: cookies.path.de is that of imprint: "${imprint.path.de}". Choose another one.`,
  ]);
});

test('results of fewer than five years are a warning', () => {
  const results = (...years: string[]) => Object.fromEntries(years.map((year) => [year, 1]));
  const young = { ...portfolios.global, performance: results('2023', '2024') };
  const old = {
    ...portfolios.global,
    performance: results('2020', '2021', '2022', '2023', '2024'),
  };
  expect(listShortRecords({ young, old })).toEqual([
    'portfolios.ts young has results of 2 years. Add those of the last five, or of all since its start.',
  ]);
});

test('reviews of another brand are a warning, and stop a live one', () => {
  const borrowed = (status: 'demo' | 'live') => ({
    ...brands,
    'fernblick-wohnen': { ...brands['fernblick-wohnen'], rating: brands.fernblick.rating, status },
  });
  const problem = expect.stringContaining('fernblick-wohnen.json shows the reviews of fernblick.');
  expect(listBorrowedReviews('live', borrowed('live'))).toEqual([problem]);
  expect(listBorrowedReviews('live', borrowed('demo'))).toEqual([]);
  expect(listBorrowedReviews('demo', borrowed('demo'))).toContainEqual(problem);
});

test('nothing is to be confirmed where no entry says so', () => {
  expect(listOpenQuestions({ 'claims.json': { sound } })).toEqual([]);
});

test.each<[string, Partial<Record<keyof Claim, unknown>>]>([
  ['no source', { source: undefined }],
  ['a nameless source', { source: { title: { en: '', de: '' } } }],
  ['a source at no address', { source: { title: { en: 'a', de: 'a' }, url: 'somewhere' } }],
  ['no date', { asOf: undefined }],
  ['no real date', { asOf: '2026-02-30' }],
  ['no last day', { validUntil: undefined }],
  ['no value', { value: '' }],
  ['a range the wrong way round', { value: [8.2, 7.9] }],
  ['a note in one language', { note: { en: 'Note' } }],
])('a claim with %s stops the build', (_flaw, flaw) => {
  const problems = findClaimProblems({ flawed: { ...sound, ...flaw } as Claim });
  expect(problems.join()).toMatch(/site\/content\/claims\/claims\.json:\d+: flawed\./);
});

test('what is wrong is named with its file and line', () => {
  const lineOf = (file: string, words: string) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    return source.slice(0, source.indexOf(words)).split('\n').length;
  };
  const line = lineOf('claims/claims.json', '"activeClients"') + 1;
  const rate = lineOf('claims/claims.json', '"etfCost"');
  const wrong = {
    activeClients: { ...sound, value: '' },
    'etfCost.global': { ...sound, value: '' },
  };
  const problems = findClaimProblems(wrong as unknown as Record<string, Claim>);
  expect(problems[0]).toMatch(`site/content/claims/claims.json:${line}: activeClients.value: `);
  expect(problems[1]).toMatch(
    `site/content/claims/claims.json:${rate + 2}: etfCost.global.value: `,
  );
  const source = findClaimProblems({ activeClients: { ...sound, source: {} } as Claim });
  expect(source).toEqual([
    expect.stringMatching(
      /^site\/content\/claims\/claims\.json:\d+: activeClients\.source does not exist\. Choose one of own, /,
    ),
  ]);
  const start = lineOf('faq.json', '"start"');
  const [problem] = findQuestionProblems({ start: { ...faq.start, topics: ['weather'] } });
  expect(problem).toMatch(/^site\/content\/faq\.json:\d+: start\.topics\.0: .+\. Correct it\.$/);
  expect(Number(problem?.split(':')[1])).toBeGreaterThan(start);
});

test('a claim may be shown on its last day and not after it', () => {
  const ledger = { old: { ...sound, validUntil: '2026-12-31' } };
  expect(listUntimelyClaims(ledger, '2026-12-31')).toEqual([]);
  expect(listUntimelyClaims(ledger, '2027-01-01')).toEqual([
    'claims.json old was valid until 2026-12-31: confirm or remove it',
  ]);
});

test('a claim from the future is named', () => {
  const ledger = { early: { ...sound, asOf: '2026-11-22' } };
  expect(listUntimelyClaims(ledger, '2026-11-21')).toEqual([
    'claims.json early is of 2026-11-22, which is yet to come',
  ]);
});

test('a question or a document of a wrong shape stops the build', () => {
  const entry = {
    question: inEachLanguage({ en: 'Why?' }),
    answer: inEachLanguage({ en: ['So.'] }),
  };
  expect(faqEntrySchema.safeParse({ ...entry, topics: ['tax'] }).success).toBe(true);
  expect(faqEntrySchema.safeParse({ ...entry, topics: ['weather'] }).success).toBe(false);
  const section = { heading: inEachLanguage({ en: 'A' }), paragraphs: entry.answer };
  const [text, asOf] = [section.heading, '2026-11-21'];
  const page = { path: text, title: text, description: text, asOf };
  const withSection = (part: object) =>
    documentSchema.safeParse({ ...page, sections: [{ ...section, ...part }] }).success;
  expect(withSection({ holdsFor: 'consent' })).toBe(true);
  expect(withSection({ holdsFor: 'always' })).toBe(false);
  expect(documentSchema.safeParse({ ...page, asOf: undefined, sections: [section] }).success).toBe(
    false,
  );
});
