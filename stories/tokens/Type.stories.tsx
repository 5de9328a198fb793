import styled from '@emotion/styled';
import preview from '../../.storybook/preview.tsx';
import { rule } from '../../design-system/styles/rule.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../lib/objects.ts';
import { inEachLanguage } from '../../site/i18n/in-each-language.ts';
import { useSite } from '../../site/provider/site-context.ts';
import { brandTokens, type Tokens } from '../../tokens/index.ts';
import { getTokenValue, type ShownToken } from './catalogue.ts';
import { PAGE, TokenGroup, TokenLabel, tokenPage } from './TokenPage.tsx';

const meta = preview.meta({
  title: 'Tokens/Type',
  tags: ['!autodocs'],
  parameters: PAGE,
});

type StyleName = keyof Tokens['typography'];
type Style = Tokens['typography'][StyleName]['wide'];

const SAMPLES = inEachLanguage({
  en: 'A wide view takes a calm morning',
  de: 'Ein weiter Blick braucht einen ruhigen Morgen',
});

/** Styles for numbers that stand for themselves. */
const FIGURES: Partial<Record<StyleName, string>> = { figure: '1.234.567,89 €', numeral: '67' };

const { phone, xl } = brandTokens.fernblick.breakpoint;

/** Every style at both ends of its range, and live in between. */
export const Scale = meta.story(
  tokenPage({
    title: 'Type',
    lead: `Each style grows from its compact size at ${phone} px to its wide size at ${xl} px, in rem, so that a reader's own text size counts.`,
    show: (tokens) => <Styles tokens={tokens} />,
  }),
);

/** The largest style first. */
function Styles({ tokens }: { tokens: readonly ShownToken[] }) {
  const { locale } = useSite();
  const read = (id: string): Style => JSON.parse(getTokenValue(`typography.${id}`, tokens));
  return keysOf(brandTokens.fernblick.typography)
    .map((name) => ({ name, compact: read(`${name}.compact`), wide: read(`${name}.wide`) }))
    .sort((one, other) => other.wide.fontSize - one.wide.fontSize)
    .map(({ name, compact, wide }) => (
      <TokenGroup key={name} title={name}>
        <Live>
          <Text variant={name} component="p">
            {FIGURES[name] ?? SAMPLES[locale]}
          </Text>
        </Live>
        <Ends>
          <TokenLabel id={`${name}.compact`} value={describeStyle(compact)} />
          <TokenLabel id={`${name}.wide`} value={describeStyle(wide)} />
        </Ends>
      </TokenGroup>
    ));
}

function describeStyle(style: Style): string {
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
