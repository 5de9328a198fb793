import { expect, test, vi } from 'vitest';
import { renderBody } from '../../../prerender/render-body.tsx';
import { getPageTexts } from '../../../provider/page-texts.ts';
import { CustomForm } from './CustomForm.tsx';
import { readPreset } from './preset-changes.ts';

vi.mock('../../../content/brands/current.ts', () => ({ currentBrand: 'fernblick' }));

test('only what differs from the chosen set can be reset', () => {
  const texts = getPageTexts('fernblick', 'en');
  const usual = readPreset('assetFee', 'published') ?? 0;
  const render = (assetFee: number) =>
    renderBody(
      <CustomForm
        comparisonType="OWN_INVESTMENT"
        preset="published"
        custom={{ assetFee }}
        dispatch={() => {}}
      />,
      texts,
    ).html;
  expect(render(usual + 0.001)).toContain('Reset all');
  expect(render(usual)).not.toContain('Reset all');
});
