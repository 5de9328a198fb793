import preview from '../../.storybook/preview.tsx';
import { inEachLanguage } from '../../site/i18n/in-each-language.ts';
import { Pictures } from '../../site/pictures/pictures.ts';
import { Argument } from '../../site/sections/Argument/Argument.tsx';
import { ON_A_PHONE } from '../on-a-phone.ts';
import { valley } from '../pictures/pictures.ts';
import { getSection } from './get-section.ts';

const meta = preview.meta({
  component: Argument,
  parameters: { layout: 'fullscreen' },
  args: getSection('employees', 'argument'),
});

export const Employees = meta.story();
export const CloseToRetiring = meta.story({ args: getSection('close-to-retiring', 'argument') });
export const OnAPhone = meta.story({ ...ON_A_PHONE });

/** A photo of the landing’s own, with whose it is. */
export const WithAPicture = meta.story({
  args: {
    picture: {
      file: 'valley.jpg',
      alt: inEachLanguage({
        en: 'A path leads through a wooded valley.',
        de: 'Ein Weg führt durch ein bewaldetes Tal.',
      }),
      credit: inEachLanguage({ en: 'Picture: Fernblick', de: 'Bild: Fernblick' }),
      focus: { x: 50, y: 60 },
    },
  },
  decorators: (Story) => (
    <Pictures value={{ 'valley.jpg': valley }}>
      <Story />
    </Pictures>
  ),
});
