import styled from '@emotion/styled';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { ems, fitted } from '../../../../design-system/styles/lengths.ts';
import { plainList } from '../../../../design-system/styles/plain-list.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';

interface PriceTier {
  /** The number without its unit, e.g. `0,69`. */
  value: string;
  /** When it applies. */
  caption: string;
}

interface PriceTiersProps extends ComponentProps<'div'> {
  /** The unit behind every number, e.g. `%`. */
  unit: string;
  /** The first price, written as large as the page allows. */
  main: PriceTier;
  /** The prices after it. One that can be either of several amounts names them all. */
  others: readonly LaterTier[];
  /** The word between such amounts, e.g. `or`. */
  or: string;
  /** The sum of the prices: above the later ones where there is room, else below them all. */
  children?: ReactNode;
}

interface LaterTier {
  /** Numbers without their unit. */
  values: readonly string[];
  caption: string;
}

/** Prices as numerals that stand on one horizon, the sun of the brand rising behind the first. */
export function PriceTiers({ unit, main, others, or, children, ...rest }: PriceTiersProps) {
  return (
    <Root {...rest}>
      <Grid data-with-more={children ? '' : undefined}>
        <Tiers>
          <Main>
            <Text variant="numeral" component="p" tone="onSun" data-part="numeral">
              {main.value}
              <Unit>{unit}</Unit>
            </Text>
            <Text variant="label" component="p" data-part="caption">
              {main.caption}
            </Text>
          </Main>
          {others.map(({ values, caption }) => (
            <li key={caption} data-wide={values.length > 1 || undefined}>
              <Text variant="figure" data-part="price">
                {values.map((value, at) => (
                  <Fragment key={value}>
                    {at > 0 && <Or>{or}</Or>}
                    {`${value}\u00a0${unit}`}
                  </Fragment>
                ))}
              </Text>
              <Text variant="label" component="p" data-part="caption">
                {caption}
              </Text>
            </li>
          ))}
        </Tiers>
        {children && <More>{children}</More>}
      </Grid>
    </Root>
  );
}

/** The container that the numerals measure themselves by. */
const Root = styled('div')({ containerType: 'inline-size' });

/** Every tier stands with its number on the line of its row; captions hang below it. */
const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: theme.vars.space.l,
  rowGap: theme.vars.space.m,
  fontVariantNumeric: 'tabular-nums',
  '& > ul > li': {
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
    alignItems: 'last baseline',
  },
  '& > ul > [data-wide]': { gridColumn: '1 / -1' },
  '& [data-part="price"]': {
    fontSize: fitted(theme.typography.figure.fontSize, 12),
    paddingBlockEnd: ems(0.14),
  },
  '& [data-part="caption"]': {
    alignSelf: 'start',
    paddingBlockStart: theme.vars.space.s,
    borderBlockStart: `${theme.vars.border.strong} solid ${theme.vars.color.action.main}`,
    hyphens: 'auto',
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > ul > [data-wide]': { gridColumn: 'span 2' },
    '& [data-part="price"]': { fontSize: fitted(theme.typography.figure.fontSize, 5.4) },
    // The later prices make room above them, on the same horizon as before.
    '&[data-with-more]': {
      gridTemplateRows: '1fr auto auto',
      rowGap: 0,
      '& > ul > li': { gridRow: '2 / span 2' },
      '& > ul > li:has([data-part="numeral"])': { gridRow: '1 / span 3' },
      '& [data-part="numeral"]': { gridRow: '1 / span 2', alignSelf: 'end' },
    },
  },
}));

/** The tiers are a list, their places those of the grid around it. */
const Tiers = styled('ul')({ ...plainList, display: 'contents' });

const More = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  [theme.breakpoints.up('md')]: {
    gridArea: '1 / 3 / 2 / -1',
    paddingBlockEnd: theme.vars.space.m,
  },
}));

const Main = styled('li')(({ theme }) => ({
  gridColumn: '1 / -1',
  isolation: 'isolate',
  '& [data-part="numeral"]': {
    position: 'relative',
    overflow: 'clip',
    paddingBlock: `${ems(0.14)} ${ems(0.06)}`,
    // The numeral's own space before it, taken back so that it stands on the column's edge.
    textIndent: '-0.04em',
    // As large as fits, even at twice the text size.
    fontSize: fitted(theme.typography.numeral.fontSize, 34),
  },
  '& [data-part="numeral"]::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: ems(0.14),
    insetInlineStart: ems(0.62),
    inlineSize: '1.3em',
    aspectRatio: 1,
    borderRadius: theme.vars.radius.round,
    backgroundColor: theme.vars.color.surface.sun,
    boxShadow: `0 0 0 0.1em ${theme.vars.color.surface.sunHalo}`,
  },
  [theme.breakpoints.up('md')]: {
    gridColumn: 'span 2',
    '& [data-part="numeral"]': {
      fontSize: fitted(theme.typography.numeral.fontSize, 18),
      paddingInlineEnd: theme.vars.space.xl,
    },
  },
}));

/** Quieter than the amounts it stands between. */
const Or = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  marginInline: theme.vars.space.s,
}));

const Unit = styled('span')({
  marginInlineStart: ems(0.25),
  fontSize: '0.42em',
  letterSpacing: 0,
});
