import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import preview from '../../.storybook/preview.tsx';
import { plainList } from '../../design-system/styles/plain-list.ts';
import { rule } from '../../design-system/styles/rule.ts';
import { brandTokens } from '../../tokens/index.ts';
import { findTokens, type ShownToken } from './catalogue.ts';
import { PAGE, TokenGroup, TokenLabel, TokenRows, tokenPage } from './TokenPage.tsx';

const meta = preview.meta({
  title: 'Tokens/Size and form',
  tags: ['!autodocs'],
  parameters: PAGE,
});

/** Sizes at their true length. Where one does not fit, its end is cut. */
export const Size = meta.story(
  tokenPage({
    title: 'Size',
    lead: 'The widths, heights and signs that are not a distance between things. Each is named by what it measures: theme.vars.size.touch.',
    show: (tokens) => (
      <TokenGroup title="size">
        <TokenRows
          tokens={findTokens('size', tokens)}
          sample={({ value }) => (
            <div style={{ overflow: 'clip' }}>
              <Bar style={{ inlineSize: value }} />
            </div>
          )}
        />
      </TokenGroup>
    ),
  }),
);

/** Corners, lines and shadows. */
export const Form = meta.story(
  tokenPage({
    title: 'Form',
    lead: 'Soft corners in three sizes, thin rules, and a shadow only where tone does not suffice.',
    show: (tokens) => (
      <>
        <TokenGroup title="radius">
          <Cards
            tokens={findTokens('radius', tokens)}
            style={({ value }) => ({ borderRadius: value })}
          />
        </TokenGroup>
        <TokenGroup title="border">
          <TokenRows
            tokens={findTokens('border', tokens)}
            sample={({ value }) => <Rule style={{ blockSize: value }} />}
          />
        </TokenGroup>
        <TokenGroup title="elevation">
          <Cards
            tokens={findTokens('shadow', tokens)}
            style={({ value }) => ({ boxShadow: value })}
          />
        </TokenGroup>
      </>
    ),
  }),
);

/** The widths at which layouts change, to scale. */
export const Breakpoints = meta.story(
  tokenPage({
    title: 'Breakpoints',
    lead: "Layouts are written for a phone and change upwards: theme.breakpoints.up('md'). The toolbar's viewports are these widths, and 360 px, the narrowest phone to design for.",
    show: (tokens) => (
      <TokenRows
        tokens={findTokens('breakpoint', tokens).map((token) => ({ ...token, id: token.name }))}
        sample={({ value }) => (
          <Bar style={{ inlineSize: `${(Number.parseFloat(value) / WIDEST) * 100}%` }} />
        )}
      />
    ),
  }),
);

const WIDEST = brandTokens.fernblick.breakpoint.xl;

interface CardsProps {
  tokens: readonly ShownToken[];
  style: (token: ShownToken) => CSSProperties;
}

/** Cards side by side, each formed by a token. */
function Cards({ tokens, style }: CardsProps) {
  return (
    <Samples>
      {tokens.map((token) => (
        <li key={token.id}>
          <Card style={style(token)} />
          <TokenLabel {...token} />
        </li>
      ))}
    </Samples>
  );
}

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
