import preview from '../../.storybook/preview.tsx';
import { VerdictBar } from '../../design-system/cards/VerdictBar/VerdictBar.tsx';

const meta = preview.meta({
  id: 'components-verdictbar',
  component: VerdictBar,
  args: {
    verdict: 'depends' as const,
    title: 'It depends on the assumptions',
    amounts: [
      { label: 'Investing directly, 2058', text: '623.321 €', note: '330.755 € today' },
      { label: 'Our pension, 2058', text: '632.361 €', note: '335.552 € today' },
    ],
    alternatives: {
      label: 'The result by assumptions, about',
      results: [
        { label: 'Standard', text: '+0,1', shown: true },
        { label: 'Cautious', text: '−0,2' },
        { label: 'Sceptical', text: '−0,3' },
        { label: 'One world ETF', text: '−0,5' },
      ],
    },
  },
});

export const Depends = meta.story();
export const Saves = meta.story({
  args: { verdict: 'saves', title: 'You keep more with our pension than with another provider' },
});
export const CostsMore = meta.story({
  args: { verdict: 'costsMore', title: 'Our pension costs more than investing directly' },
});

/** A service that calculates nothing but the table knows neither amounts nor other assumptions. */
export const TitleOnly = meta.story({ args: { amounts: undefined, alternatives: undefined } });

export const LongestGermanWord = meta.story({
  args: {
    title: 'Altersvorsorgeversicherung kostet mehr als Wertpapierdepotsparen',
    amounts: [
      { label: 'Altersvorsorgeversicherung', text: '1.632.361 €', note: 'heute 1.335.552 €' },
      { label: 'Wertpapierdepotverwaltung', text: '1.623.321 €', note: 'heute 1.330.755 €' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});
