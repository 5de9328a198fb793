import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../design-system/page/Stack/Stack.tsx';
import { rule } from '../../design-system/styles/rule.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';
import type { Locale } from '../../site/i18n/locales.ts';
import type { Brand } from '../../tokens/index.ts';
import { BRANDS, pictured } from '../../visual/plan/modes.ts';
import { tokensOf } from './catalogue.ts';
import { MUI_WORDS, type MuiWords } from './mui-words.ts';
import { TokenGroup, TokenLabel, TokenList, TokenPage } from './TokenPage.tsx';

const meta = {
  title: 'Tokens/Spacing',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    ...pictured({ widths: [360, 960], brands: BRANDS }),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The scale, each step as the gap between two blocks, and a card that is spaced by it. */
export const Scale: Story = {
  render: (_args, { globals }) => (
    <TokenPage
      title="Spacing"
      lead="Every padding, margin, gap and inset is one of these steps: theme.vars.space.m. The further apart two things are in meaning, the larger the step between them."
    >
      <TokenList>
        {tokensOf('space', globals.brand as Brand).map(({ id, value, description }) => (
          <li key={id}>
            <TokenLabel id={id} value={value} note={description} />
            <Blocks style={{ gap: value }}>
              <Block />
              <Block />
            </Blocks>
          </li>
        ))}
      </TokenList>
      <TokenGroup title="In use">
        <InUse words={MUI_WORDS[globals.locale as Locale]} />
      </TokenGroup>
    </TokenPage>
  ),
};

/** What belongs together is `xs` apart, groups are `l` apart, as far as from the card's edge. */
function InUse({ words }: { words: MuiWords }) {
  return (
    <Card>
      <Stack gap="l">
        <Stack gap="xs">
          <Text variant="subtitle">{words.question}</Text>
          <Text>{words.answer}</Text>
        </Stack>
        <Stack gap="xs">
          <Text variant="subtitle">{words.amount}</Text>
          <Text>{words.amountHelp}</Text>
        </Stack>
      </Stack>
    </Card>
  );
}

const Blocks = styled('div')({ display: 'flex' });

const Block = styled('div')(({ theme }) => ({
  inlineSize: theme.vars.size.iconLarge,
  blockSize: theme.vars.size.iconLarge,
  borderRadius: theme.vars.radius.small,
  backgroundColor: theme.vars.color.action.main,
}));

const Card = styled('div')(({ theme }) => ({
  maxInlineSize: theme.vars.size.column,
  padding: theme.vars.space.l,
  borderRadius: theme.vars.radius.medium,
  border: rule(theme),
  backgroundColor: theme.vars.color.surface.raised,
}));
