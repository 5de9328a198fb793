import { parse } from 'node-html-parser';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { renderBody } from '../../../prerender/render-body.tsx';
import { getPageTexts } from '../../../provider/page-texts.ts';
import { calculateAnswer } from '../../client/answer.ts';
import type { CalculationRequest } from '../../client/client.ts';
import { SteadyGrowth } from '../result/Growth.tsx';
import { PensionLine } from '../result/PensionLine.tsx';
import { getOpeningChoices } from '../state/choices.ts';
import { DETAILS, type DetailKey } from './details.ts';

vi.mock('../../../content/brands/current.ts', () => ({ currentBrand: 'fernblick' }));

const CERTAIN = getOpeningChoices({ probabilityRetireAt62: 100 });
const POSSIBLE = getOpeningChoices({ probabilityRetireAt62: 95 });

test('the curve ends at 62, with what is left then, where the money is taken then for certain', () => {
  const growth = read(SteadyGrowth, toResult(CERTAIN));
  expect(growth).toMatch(/At 62.*4\.582\s€ more/);
  expect(growth).not.toContain('67');
  expect(read(SteadyGrowth, toResult(POSSIBLE))).toMatch(/At 67.*9\.040\s€ more/);
});

test('the pension for life, which would begin later, says why it is not there', () => {
  expect(read(PensionLine, toResult(CERTAIN))).toMatch(/begin at 67.*at 62 for certain/);
  expect(read(PensionLine, toResult(POSSIBLE))).toContain('1.886');
});

test.each<[DetailKey, RegExp, RegExp]>([
  ['why', /in euros by the age of 62/, /in euros by the age of 67/],
  ['overTime', /62206\.809.*One euro at 62/, /67281\.076.*One euro at 67/],
  ['costOnly', /for 27\syears/, /for 32\syears/],
])('the panel %s ends at 62', async (key, ended, goesOn) => {
  const View = await DETAILS[key]();
  const text = read(View, { request: CERTAIN });
  expect(text).toMatch(ended);
  expect(text).not.toMatch(goesOn);
  expect(read(View, { request: POSSIBLE })).toMatch(goesOn);
});

test.each<DetailKey>(['pension', 'range'])('the panel %s is of 67, and says so', async (key) => {
  const text = read(await DETAILS[key](), { request: CERTAIN });
  expect(text).toMatch(/67.*62 for certain/);
  expect(text).not.toContain('€');
});

function toResult({
  custom,
  comparisonType,
  ...request
}: Omit<CalculationRequest, 'overrides'> & typeof CERTAIN) {
  return { custom, comparisonType, chosen: request.preset, answer: calculateAnswer(request) };
}

function read<Props extends object>(View: ComponentType<Props>, props: Props): string {
  return parse(renderBody(<View {...props} />, getPageTexts('fernblick', 'en')).html).textContent;
}
