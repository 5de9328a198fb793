import preview from '../../.storybook/preview.tsx';
import { SectionHeading } from '../../design-system/text/SectionHeading/SectionHeading.tsx';

const meta = preview.meta({
  id: 'components-sectionheading',
  component: SectionHeading,
  args: {
    id: 'heading',
    eyebrow: 'What it costs',
    title: 'One fee, and you can see it',
    lead: 'Nothing to sign up, nothing to cancel, nothing to change your mind.',
  },
});

export const Start = meta.story();
export const Center = meta.story({ args: { align: 'center' } });
export const TitleOnly = meta.story({
  args: { id: 'alone', title: 'One fee, and you can see it' },
  render: ({ id, title }) => <SectionHeading id={id} title={title} />,
});

/** Over a section that answers one question. */
export const Statement = meta.story({ args: { variant: 'statement' } });

/** Over a picture or a chart, which says most. */
export const Caption = meta.story({ args: { variant: 'caption' } });

export const OnDeepGround = meta.story({ args: { onDark: true }, parameters: { band: 'deep' } });

/** Compounds that leave no choice but to break. */
export const LongestGermanWord = meta.story({
  args: {
    eyebrow: 'Kosten und Steuern',
    title:
      'Alters\u00advorsorge\u00adbeitrags\u00adrechner ohne Abschluss\u00adkosten\u00adverteilung',
    lead: 'Die Rückkaufswertberechnung folgt dem Versicherungsvertragsgesetz.',
  },
  globals: { viewport: { value: 'narrow' } },
});
