import preview from '../../.storybook/preview.tsx';
import { Quote } from '../../design-system/cards/Quote/Quote.tsx';
import { expectNothingCut } from './nothing-cut.ts';

const meta = preview.meta({
  id: 'components-quote',
  component: Quote,
  parameters: { layout: 'fullscreen', band: 'deep' },
  args: {
    text: 'We expect our portfolios to beat the MSCI World Index by 2 percent.',
    author: 'Investment team, Fernblick',
  },
});

export const Plain = meta.story();
export const WithNote = meta.story({ args: { note: 'An opinion, not a promise.' } });

export const OnLightGround = meta.story({ ...WithNote.input, parameters: { band: 'paper' } });

export const LongestGermanWord = meta.story({
  args: {
    text: 'Altersvorsorgebeitragsberechnungen sind keine Wertentwicklungsversprechen.',
    author: 'Kapitalanlagegesellschaftsvorstandsvorsitzender',
    note: 'Wahrscheinlichkeitsaussage, kein Altersvorsorgezahlungsversprechen.',
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  play: expectNothingCut,
});
