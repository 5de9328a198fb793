import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Brand } from '../../tokens/index.ts';
import { ContrastPanels } from './ContrastPanels.tsx';
import { colourGroups, tokensOf } from './catalogue.ts';
import { Swatches } from './Swatches.tsx';
import { TokenGroup, TokenPage } from './TokenPage.tsx';

const meta = {
  title: 'Tokens/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The colours that styles may name. Each is named by its role and takes its value from a scale. */
export const Roles: Story = {
  render: (_args, { globals }) => (
    <TokenPage
      title="Colour by role"
      lead="Styles name a role, never a value: theme.vars.color.text.primary. The brand in the toolbar changes what a role looks like, not what it is for."
    >
      {colourGroups().map((group) => (
        <TokenGroup key={group} title={group}>
          <Swatches tokens={tokensOf(group, globals.brand as Brand)} />
        </TokenGroup>
      ))}
    </TokenPage>
  ),
};

/** Every pair that meets on screen, with the contrast WCAG 2.2 asks of it. A test holds each. */
export const Contrast: Story = {
  render: (_args, { globals }) => (
    <TokenPage
      title="Contrast"
      lead="Every pair of colours that meets on screen. Body text keeps 7 : 1, other text 4.5 : 1, lines and marks 3 : 1, in every brand; a test holds each pair."
    >
      <ContrastPanels brand={globals.brand as Brand} />
    </TokenPage>
  ),
};

/** The scales that roles take their values from. Styles cannot reach them. */
export const Scales: Story = {
  render: (_args, { globals }) => (
    <TokenPage
      title="The scales behind the roles"
      lead="A brand is a set of scales, authored in OKLCH so that their steps look evenly spaced. They never reach the theme."
    >
      {['brand.deep', 'brand.glow', 'brand.mist', 'base.neutral', 'base.signal'].map((group) => (
        <TokenGroup key={group} title={group}>
          <Swatches tokens={tokensOf(group, globals.brand as Brand)} />
        </TokenGroup>
      ))}
    </TokenPage>
  ),
};
