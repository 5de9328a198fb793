import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Brand } from '../../tokens/index.ts';
import { tokensOf, valueOfToken } from './catalogue.ts';
import { TokenLabel, TokenList, TokenPage } from './TokenPage.tsx';

const meta = {
  title: 'Tokens/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Point at a row, or reach it with the keyboard, and its dot takes exactly that long. */
export const Durations: Story = {
  render: (_args, { globals }) => {
    const brand = globals.brand as Brand;
    return (
      <TokenPage
        title="Motion"
        lead={`Point at a row to see its duration, with the one easing: ${valueOfToken('easing.standard', brand)}. Nothing moves for whoever asks for reduced motion.`}
      >
        <TokenList>
          {tokensOf('duration', brand).map(({ id, value, description }) => (
            <li key={id}>
              <TokenLabel id={id} value={value} note={description} />
              <Way>
                <button type="button" aria-label={`Move for ${value}`}>
                  <Dot style={{ transitionDuration: value }} />
                </button>
              </Way>
            </li>
          ))}
        </TokenList>
      </TokenPage>
    );
  },
};

const Way = styled('div')(({ theme }) => ({
  '& > button': {
    display: 'block',
    inlineSize: '100%',
    minBlockSize: theme.vars.size.touch,
    padding: theme.vars.space.xs,
    border: 0,
    borderRadius: theme.vars.radius.round,
    backgroundColor: theme.vars.color.surface.tint,
  },
}));

const Dot = styled('span')(({ theme }) => ({
  display: 'block',
  inlineSize: theme.vars.size.thumb,
  blockSize: theme.vars.size.thumb,
  borderRadius: theme.vars.radius.round,
  backgroundColor: theme.vars.color.action.main,
  transitionProperty: 'margin-inline-start',
  transitionTimingFunction: theme.vars.ease.standard,
  ':is(:hover, :focus-visible) > &': {
    marginInlineStart: `calc(100% - ${theme.vars.size.thumb})`,
  },
}));
