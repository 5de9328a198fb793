import { expect, test, vi } from 'vitest';
import { renderBody } from '../../../prerender/render-body.tsx';
import { getPageTexts } from '../../../provider/page-texts.ts';
import { DEFAULT_INPUTS } from '../state/fields.ts';
import { Why } from './Why.tsx';

vi.mock('../../../content/brands/current.ts', () => ({ currentBrand: 'fernblick' }));

test('an effect of the fund is not said to be zero where a request names another figure', () => {
  const render = (portfolioQuality: number) => {
    const request = {
      inputs: DEFAULT_INPUTS,
      comparisonType: 'OWN_INVESTMENT',
      preset: 'published',
      overrides: { pf: { tech: { portfolioQuality } } },
    } as const;
    return renderBody(<Why request={request} />, getPageTexts('fernblick', 'en')).html;
  };
  expect(render(0.002)).toContain('unless one is given, we count zero');
  expect(render(0)).not.toContain('unless one is given, we count zero');
});
