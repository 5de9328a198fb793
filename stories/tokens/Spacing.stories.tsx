import styled from '@emotion/styled';
import preview from '../../.storybook/preview.tsx';
import { Stack } from '../../design-system/page/Stack/Stack.tsx';
import { rule } from '../../design-system/styles/rule.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { inEachLanguage } from '../../site/i18n/in-each-language.ts';
import { useSite } from '../../site/provider/site-context.ts';
import { BRANDS, configurePictures } from '../../visual/plan/modes.ts';
import { findTokens } from './catalogue.ts';
import { PAGE, TokenGroup, TokenRows, tokenPage } from './TokenPage.tsx';

const meta = preview.meta({
  title: 'Tokens/Spacing',
  tags: ['!autodocs'],
  parameters: { ...PAGE, ...configurePictures({ widths: [360, 960], brands: BRANDS }) },
});

/** The scale, each step as the gap between two blocks, and a card that is spaced by it. */
export const Scale = meta.story(
  tokenPage({
    title: 'Spacing',
    lead: 'Every padding, margin, gap and inset is one of these steps: theme.vars.space.m. The further apart two things are in meaning, the larger the step between them.',
    show: (tokens) => (
      <>
        <TokenRows
          tokens={findTokens('space', tokens)}
          sample={({ value }) => (
            <Blocks style={{ gap: value }}>
              <Block />
              <Block />
            </Blocks>
          )}
        />
        <TokenGroup title="In use">
          <SpacedCard />
        </TokenGroup>
      </>
    ),
  }),
);

/** Lines of one group are `xs` apart, groups `l` apart, as far as from the card's edge. */
function SpacedCard() {
  const words = WORDS[useSite().locale];
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

const WORDS = inEachLanguage({
  en: {
    question: 'Can I pause my contributions?',
    answer: 'Yes, at any time and without a fee.',
    amount: 'Monthly contribution',
    amountHelp: 'From 100 € a month',
  },
  de: {
    question: 'Kann ich die Beiträge aussetzen?',
    answer: 'Ja, jederzeit und ohne Gebühr.',
    amount: 'Monatlicher Beitrag',
    amountHelp: 'Ab 100 € im Monat',
  },
});

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
