import styled from '@emotion/styled';
import preview from '../../.storybook/preview.tsx';
import { findTokens, getTokenValue, listTokens } from './catalogue.ts';
import { PAGE, TokenRows, tokenPage } from './TokenPage.tsx';

const meta = preview.meta({
  title: 'Tokens/Motion',
  tags: ['!autodocs'],
  parameters: PAGE,
});

/** Point at a row, or reach it with the keyboard, and its dot takes exactly that long. */
export const Durations = meta.story(
  tokenPage({
    title: 'Motion',
    lead: `Point at a row to see its duration, with the one easing: ${getTokenValue('easing.standard', listTokens('fernblick'))}. Nothing moves for whoever asks for reduced motion.`,
    show: (tokens) => (
      <TokenRows
        tokens={findTokens('duration', tokens)}
        sample={({ value }) => (
          <Track>
            <button type="button" aria-label={`Move for ${value}`}>
              <Dot style={{ transitionDuration: value }} />
            </button>
          </Track>
        )}
      />
    ),
  }),
);

const Track = styled('div')(({ theme }) => ({
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
