import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainList } from '../../design-system/styles/plain-list.ts';
import { rule } from '../../design-system/styles/rule.ts';
import type { Brand } from '../../tokens/index.ts';
import { type ShownToken, tokensOf } from './catalogue.ts';
import { TokenGroup, TokenLabel, TokenList, TokenPage } from './TokenPage.tsx';

const meta = {
  title: 'Tokens/Size and form',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sizes at their true length. */
export const Size: Story = {
  render: (_args, { globals }) => {
    return (
      <TokenPage
        title="Size"
        lead="The widths, heights and signs that are not a distance between things. Each is named by what it measures: theme.vars.size.touch."
      >
        <TokenGroup title="size">
          <Bars tokens={tokensOf('size', globals.brand as Brand)} />
        </TokenGroup>
      </TokenPage>
    );
  },
};

/** Corners, lines and shadows. */
export const Form: Story = {
  render: (_args, { globals }) => {
    const brand = globals.brand as Brand;
    return (
      <TokenPage
        title="Form"
        lead="Soft corners in three sizes, thin rules, and a shadow only where tone does not suffice."
      >
        <TokenGroup title="radius">
          <Samples>
            {tokensOf('radius', brand).map((token) => (
              <Sample key={token.id} token={token} style={{ borderRadius: token.value }} />
            ))}
          </Samples>
        </TokenGroup>
        <TokenGroup title="border">
          <TokenList>
            {tokensOf('border', brand).map(({ id, value }) => (
              <li key={id}>
                <TokenLabel id={id} value={value} />
                <Rule style={{ blockSize: value }} />
              </li>
            ))}
          </TokenList>
        </TokenGroup>
        <TokenGroup title="elevation">
          <Samples>
            {tokensOf('shadow', brand).map((token) => (
              <Sample key={token.id} token={token} style={{ boxShadow: token.value }} />
            ))}
          </Samples>
        </TokenGroup>
      </TokenPage>
    );
  },
};

/** The widths at which layouts change, to scale. */
export const Breakpoints: Story = {
  render: (_args, { globals }) => {
    const tokens = tokensOf('breakpoint', globals.brand as Brand);
    const widest = Math.max(...tokens.map(({ value }) => Number.parseFloat(value)));
    return (
      <TokenPage
        title="Breakpoints"
        lead="Layouts are written for a phone and change upwards: theme.breakpoints.up('md'). The toolbar's viewports are these widths, and 360 px, the narrowest phone to design for."
      >
        <TokenList>
          {tokens.map(({ id, name, value }) => (
            <li key={id}>
              <TokenLabel id={name} value={value} />
              <Bar style={{ inlineSize: `${(Number.parseFloat(value) / widest) * 100}%` }} />
            </li>
          ))}
        </TokenList>
      </TokenPage>
    );
  },
};

function Bars({ tokens }: { tokens: readonly ShownToken[] }) {
  return (
    <TokenList>
      {tokens.map(({ id, value, description }) => (
        <li key={id}>
          <TokenLabel id={id} value={value} note={description} />
          <Cut>
            <Bar style={{ inlineSize: value }} />
          </Cut>
        </li>
      ))}
    </TokenList>
  );
}

function Sample({ token, style }: { token: ShownToken; style: React.CSSProperties }) {
  return (
    <li>
      <Card style={style} />
      <TokenLabel id={token.id} value={token.value} note={token.description} />
    </li>
  );
}

/** Where a length does not fit, its end is not to be seen. */
const Cut = styled('div')({ overflow: 'clip' });

const Bar = styled('div')(({ theme }) => ({
  blockSize: theme.vars.size.icon,
  backgroundColor: theme.vars.color.action.track,
  borderInlineEnd: `${theme.vars.border.focus} solid ${theme.vars.color.action.main}`,
}));

const Rule = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.color.text.primary,
}));

const Samples = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(${theme.vars.size.tooltip} / 1.5), 1fr))`,
  gap: theme.vars.space.l,
  ...plainList,
  '& > li': { display: 'grid', gap: theme.vars.space.m },
}));

const Card = styled('div')(({ theme }) => ({
  aspectRatio: '2 / 1',
  borderRadius: theme.vars.radius.medium,
  border: rule(theme),
  backgroundColor: theme.vars.color.surface.raised,
}));
