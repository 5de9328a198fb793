import { expect, test } from 'vitest';
import { markOf, VERDICTS } from '../../report.ts';
import { exampleReport } from '../fixture.ts';
import { choicesOf, type Filter, STANDARD_FILTER } from './filter.ts';
import { groupsOf } from './groups.ts';

const report = exampleReport();

test('the list starts with what is broken and leaves out what is equal or skipped', () => {
  expect(groupsOf(report, STANDARD_FILTER, []).map(({ verdict }) => verdict)).toEqual([
    'failed',
    'unstable',
    'changed',
    'changed',
    'new',
    'gone',
  ]);
});

test('equal and skipped pictures have groups of their own at the end', () => {
  const groups = groupsOf(report, { ...STANDARD_FILTER, verdicts: VERDICTS }, []);
  expect(groups.slice(-2).map(({ title }) => title)).toEqual([
    'Skipped: nothing they are made of changed',
    'Equal to their baselines',
  ]);
});

test.each<[string, Partial<Filter>, number]>([
  ['words in any order', { text: ' 480  button ' }, 2],
  ['a part of a file', { text: 'quote/long' }, 1],
  ['words of the reason', { text: 'EMPTY' }, 1],
  ['nothing', { text: 'no such' }, 0],
  ['a language', { locale: 'de' }, 1],
  ['a width', { width: 960 }, 1],
  ['a brand', { brand: 'fernblick-wohnen' }, 0],
  ['verdicts', { verdicts: ['new', 'equal'] }, 2],
  ['what is decided', { decided: true }, 1],
  ['what is open', { decided: false, verdicts: ['changed'] }, 3],
])('finds %s', (_what, filter, count) => {
  const marks = report.results
    .filter(({ id }) => id.includes('button') && id.endsWith('en-480'))
    .map((result) => markOf(result, 'accepted', 'Wanted'));
  const groups = groupsOf(report, { ...STANDARD_FILTER, ...filter }, marks);
  expect(groups.flatMap(({ results }) => results)).toHaveLength(count);
});

test('a cluster tells how many of its pictures are hidden', () => {
  const [group] = groupsOf(report, { ...STANDARD_FILTER, locale: 'de' }, []);
  expect(group).toMatchObject({ title: 'Pine is lighter in 2 stories', hidden: 2 });
});

test('the choices are what the report has, once each', () => {
  expect(choicesOf(report)).toEqual({
    locales: ['de', 'en'],
    widths: [480, 960],
    brands: ['fernblick'],
  });
});
