import { expect, test } from 'vitest';
import { describeLeftOut, type Gap } from './left-out.ts';

function makeGap(title: string, show: string, isHidden = false): Gap {
  return { show, isHidden, story: { title, name: 'Plain' } };
}

const BAR = { title: 'Components/Bar' };

test('what no picture shows is named with its stories, together where these are the same', () => {
  const gaps = [
    ...[makeGap(BAR.title, 'hover'), makeGap(BAR.title, 'print')],
    ...[makeGap('Components/Card', 'dark'), makeGap(BAR.title, 'focus', true)],
  ];
  expect(describeLeftOut(gaps, [BAR], []).slice(1)).toEqual([
    'Not captured: what only these stories have for hover, print: Components/Bar: Plain.',
    'Not captured: what only these stories have for dark: Components/Card: Plain.',
    'Not captured: what is hidden at every width of these stories for focus: Components/Bar: Plain.',
  ]);
});

test('a run of a part says that other stories may show what its own do not', () => {
  const gaps = [
    ...[makeGap(BAR.title, 'print'), makeGap('Components/Card', 'dark')],
    makeGap(BAR.title, 'hover', true),
  ];
  expect(describeLeftOut(gaps, [BAR], [], true).slice(1)).toEqual([
    'Not captured: of these stories, what others may show, for print, dark: Components/Bar: Plain, Components/Card: Plain.',
    'Not captured: what is hidden at every width of these stories, which others may show, for hover: Components/Bar: Plain.',
  ]);
});

test('only a run with landings says what is not captured of them', () => {
  expect(describeLeftOut([], [BAR], [], true)).toHaveLength(1);
  expect(describeLeftOut([], [{ title: 'Landings/Every landing' }], [], true)[1]).toMatch(
    /^Not captured of landings: /,
  );
});

test('rules for interactions in other media are named by these', () => {
  const found = [{ otherMedia: ['(hover: none)'] }, { otherMedia: ['(forced-colors: active)'] }];
  expect(describeLeftOut([], [BAR], found).slice(1)).toEqual([
    'Not captured in interactions: rules for (forced-colors: active), (hover: none).',
  ]);
});
