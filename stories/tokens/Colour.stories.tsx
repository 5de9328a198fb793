import styled from '@emotion/styled';
import preview from '../../.storybook/preview.tsx';
import { ems } from '../../design-system/styles/lengths.ts';
import { plainList } from '../../design-system/styles/plain-list.ts';
import { rule } from '../../design-system/styles/rule.ts';
import { brandTokens } from '../../tokens/index.ts';
import { ContrastPanels } from './ContrastPanels.tsx';
import { findTokens, type ShownToken } from './catalogue.ts';
import { PAGE, TokenGroup, TokenLabel, tokenPage } from './TokenPage.tsx';

const meta = preview.meta({
  title: 'Tokens/Colour',
  tags: ['!autodocs'],
  parameters: PAGE,
});

/** The groups of colour roles, those that every style needs first. */
const ROLES = new Set(
  ['text', 'surface', 'action', 'line', 'signal', ...Object.keys(brandTokens.fernblick.color)].map(
    (name) => `color.${name}`,
  ),
);

const SCALES = [
  'brand.deep',
  'brand.glow',
  'brand.mist',
  'brand.dusk',
  'brand.night',
  'base.neutral',
  'base.signal',
];

const SCHEMES = ['light', 'dark'] as const;

/** The colours that styles may name. Each is named by its role and takes its value from a scale. */
export const Roles = meta.story(
  tokenPage({
    title: 'Colour by role',
    lead: 'Styles name a role, never a value: theme.vars.color.text.primary. The brand in the toolbar and the scheme change what a role looks like, not what it is for: a field is light to the left, dark to the right.',
    show: (tokens) => [...ROLES].map((group) => <Swatches key={group} {...{ group, tokens }} />),
  }),
);

/** Every pair that meets on screen, with the contrast WCAG 2.2 asks of it. */
export const Contrast = meta.story(
  tokenPage({
    title: 'Contrast',
    lead: 'Every pair of colours that meets on screen. Body text keeps 7\u00a0:\u00a01, other text 4.5\u00a0:\u00a01, lines and marks 3\u00a0:\u00a01, in every brand and scheme; the build of the tokens holds each pair.',
    show: (tokens) =>
      SCHEMES.map((scheme) => (
        <TokenGroup key={scheme} title={scheme === 'light' ? 'Light' : 'Dark'}>
          <ContrastPanels {...{ tokens, scheme }} />
        </TokenGroup>
      )),
  }),
);

/** The scales that roles take their values from. Styles cannot reach them. */
export const Scales = meta.story(
  tokenPage({
    title: 'The scales behind the roles',
    lead: 'A brand is a set of scales, authored in OKLCH so that their steps look evenly spaced. They never reach the theme.',
    show: (tokens) => SCALES.map((group) => <Swatches key={group} {...{ group, tokens }} />),
  }),
);

/** The light scheme to the left, the dark one to the right. */
function halves({ value, dark }: ShownToken): string {
  return `to right, ${value} 50%, ${dark} 50%`;
}

/** The colours of a group side by side, each on a field large enough to be judged. */
function Swatches({ group, tokens }: { group: string; tokens: readonly ShownToken[] }) {
  return (
    <TokenGroup title={group}>
      <Grid>
        {findTokens(group, tokens).map((token) => (
          <li key={token.id}>
            <Field style={{ backgroundImage: `linear-gradient(${halves(token)})` }} />
            <TokenLabel {...token} id={token.id.replace(/^color\./, '')} />
            {token.aliasOf && <Source>{token.aliasOf}</Source>}
          </li>
        ))}
      </Grid>
    </TokenGroup>
  );
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${ems(9)}, 1fr))`,
  gap: `${theme.vars.space.l} ${theme.vars.space.m}`,
  ...plainList,
  '& > li': { display: 'grid', alignContent: 'start', gap: theme.vars.space.xs },
}));

const Field = styled('div')(({ theme }) => ({
  aspectRatio: '2 / 1',
  borderRadius: theme.vars.radius.medium,
  border: rule(theme),
}));

const Source = styled('span')(({ theme }) => ({
  ...theme.typography.note,
  justifySelf: 'start',
  paddingInline: theme.vars.space.xs,
  borderRadius: theme.vars.radius.small,
  backgroundColor: theme.vars.color.surface.tint,
  color: theme.vars.color.text.accent,
}));
