import preview from '../../.storybook/preview.tsx';
import { CheckList } from '../../design-system/text/CheckList/CheckList.tsx';

const meta = preview.meta({
  id: 'components-checklist',
  component: CheckList,
  args: {
    items: ['Start from 100 € a month', 'No cancellation fee', 'Retire anywhere in the world'],
  },
});

export const Stacked = meta.story();
export const Spread = meta.story({ args: { variant: 'spread' } });

export const OnDeepGround = meta.story({
  args: { onDark: true, variant: 'spread' },
  parameters: { layout: 'fullscreen', band: 'deep' },
});

/** The number of a source stands behind the words that need one. */
export const WithSource = meta.story({ args: { notes: { 'No cancellation fee': ' [1]' } } });

export const LongestGermanWord = meta.story({
  args: {
    items: ['Versicherungsvertragsgesetzkonform', 'Keine Rückkaufswertberechnungsgebühren'],
    variant: 'spread',
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
});
