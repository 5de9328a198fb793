import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { rule } from '../../design-system/styles/rule.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../lib/objects.ts';
import { type Brand, brandTokens, type Tokens } from '../../tokens/index.ts';
import { TokenGroup, TokenLabel, TokenPage } from './TokenPage.tsx';

const meta = {
  title: 'Tokens/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type StyleName = keyof Tokens['typography'];
type Style = Tokens['typography'][StyleName]['wide'];

const SAMPLES: Readonly<Record<string, string>> = {
  en: 'A wide view takes a calm morning',
  de: 'Ein weiter Blick braucht einen ruhigen Morgen',
};

/** Styles for numbers that stand for themselves. */
const FIGURES: Partial<Record<StyleName, string>> = { figure: '1.234.567,89 €', numeral: '67' };

/** Every style at both ends of its range, and live in between. */
export const Scale: Story = {
  render: (_args, { globals }) => {
    const { typography, breakpoint } = brandTokens[globals.brand as Brand];
    const sample = SAMPLES[globals.locale as string] ?? '';
    return (
      <TokenPage
        title="Type"
        lead={`Each style grows from its compact size at ${breakpoint.phone} px to its wide size at ${breakpoint.xl} px, in rem, so that a reader's own text size counts.`}
      >
        {keysOf(typography)
          .sort((one, other) => typography[other].wide.fontSize - typography[one].wide.fontSize)
          .map((name) => (
            <TokenGroup key={name} title={name}>
              <Live>
                <Text variant={name} component="p">
                  {FIGURES[name] ?? sample}
                </Text>
              </Live>
              <Ends>
                <TokenLabel id={`${name}.compact`} value={described(typography[name].compact)} />
                <TokenLabel id={`${name}.wide`} value={described(typography[name].wide)} />
              </Ends>
            </TokenGroup>
          ))}
      </TokenPage>
    );
  },
};

function described(style: Style): string {
  const { fontFamily, fontSize, lineHeight, fontWeight, letterSpacing } = style;
  const family = fontFamily.split(',')[0]?.replaceAll('"', '');
  const tracking = letterSpacing === 0 ? '' : `, tracking ${letterSpacing}`.replace('-', '−');
  return `${fontSize} / ${lineHeight}, weight ${fontWeight}${tracking}, ${family}`;
}

const Live = styled('div')(({ theme }) => ({
  paddingBlockEnd: theme.vars.space.m,
  borderBlockEnd: rule(theme),
}));

const Ends = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.m,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));
