import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { VerdictBar } from '../../site/calculator/comparison/result/VerdictBar/VerdictBar.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

const LOSS =
  'At 67 these assumptions leave you 24.820 € less than if you invest directly (about 13.000 € in today’s money)';
const WIN =
  'At 67 you have 59.227 € more than with another provider (about 31.000 € in today’s money)';
const DRAW =
  'At 67 both ways leave you about the same: 632.361 € with our pension and 623.321 € when investing directly';
const AMOUNTS = 'Fernblick 632.831 € · Investing directly 657.651 €';

const meta = preview.meta({
  id: 'components-verdictbar',
  component: VerdictBar,
  args: { title: LOSS, detail: AMOUNTS, visible: true },
  parameters: {
    german: {
      [LOSS]:
        'Mit 67 hast du unter diesen Annahmen 24.820 € weniger als im eigenen Depot (in heutiger Kaufkraft rund 13.000 €)',
      [WIN]:
        'Mit 67 hast du 59.227 € mehr als bei einem anderen Anbieter (in heutiger Kaufkraft rund 31.000 €)',
      [DRAW]:
        'Mit 67 hast du auf beiden Wegen etwa gleich viel: 632.361 € mit unserer Rente und 623.321 € im eigenen Depot',
      [AMOUNTS]: 'Fernblick 632.831 € · Depot 657.651 €',
    },
  },
});

export const CostsMore = meta.story();
export const Saves = meta.story({
  args: { title: WIN, detail: 'Fernblick 632.361 € · Other provider 573.133 €' },
});

/** The sentence says both amounts already. */
export const Close = meta.story({ args: { title: DRAW, detail: undefined } });

/** While its card is in view. */
export const Hidden = meta.story({
  parameters: configurePictures({ isEmpty: true }),
  args: { visible: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-visible]')).not.toBeVisible();
  },
});

export const LongestGermanWord = meta.story({
  args: {
    title: 'Mit 67 hast du 24.820 € weniger als beim Wertpapierdepotsparen',
    detail: 'Altersvorsorgeversicherung 1.632.361 € · Wertpapierdepotverwaltung 1.623.321 €',
  },
  globals: { viewport: { value: 'narrow' } },
});
