import styled from '@emotion/styled';
import { Heading, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import type { Example, Guidance } from '../../design-system/guidance.ts';
import { Band } from '../../design-system/page/Band/Band.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { InToolbar } from './InToolbar.tsx';
import { LiveComponent } from './LiveComponent.tsx';
import { PHONE, StoryFrame } from './StoryFrame.tsx';

/** How a component is meant to be used beside how it is not, both live. */
export function Examples({ do: good, dont }: Pick<Guidance, 'do' | 'dont'>) {
  const { csfFile } = useOf('meta', ['meta']);
  const { parameters, globals } = csfFile.meta;
  const isWide = parameters?.layout === 'fullscreen' && !globals?.viewport;
  return (
    <>
      <Heading>Do and don’t</Heading>
      <Unstyled>
        <InToolbar>
          <Pair data-wide={isWide || undefined}>
            <LiveExample kind="Do" {...good} />
            <LiveExample kind="Don’t" {...dont} />
          </Pair>
        </InToolbar>
      </Unstyled>
    </>
  );
}

function LiveExample({ kind, caption, shown }: Example & { kind: 'Do' | 'Don’t' }) {
  const { csfFile } = useOf('meta', ['meta']);
  const { parameters, globals } = csfFile.meta;
  const live = (
    <Places>
      {shown.map((props, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the examples never change places
        <LiveComponent key={at} props={props} />
      ))}
    </Places>
  );
  const onBand = parameters?.band ? <Band tone={parameters.band}>{live}</Band> : live;
  return (
    <Frame data-kind={kind}>
      <Ground>
        {globals?.viewport ? (
          <StoryFrame width={PHONE}>
            <InToolbar>{onBand}</InToolbar>
          </StoryFrame>
        ) : (
          onBand
        )}
      </Ground>
      <figcaption>
        <Text component="span">
          <b>{kind}</b> {caption}
        </Text>
      </figcaption>
    </Frame>
  );
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.l,
  [theme.breakpoints.up('md')]: { '&:not([data-wide])': { gridTemplateColumns: '1fr 1fr' } },
}));

/** The line above the words is that of a verdict: whole below what is right, dashed below what is not. */
const Frame = styled('figure')(({ theme }) => ({
  display: 'grid',
  // As high as the one beside it, whose words may be longer.
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  gridRow: 'span 2',
  minInlineSize: 0,
  '& > figcaption': {
    paddingBlock: theme.vars.space.s,
    borderBlockStart: `${theme.vars.border.focus} solid ${theme.vars.color.signal.gain}`,
  },
  '&[data-kind="Don’t"] > figcaption': {
    borderBlockStart: `${theme.vars.border.focus} dashed ${theme.vars.color.signal.loss}`,
  },
}));

/** What is fixed to the window is fixed to it here. */
const Ground = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  overflow: 'clip',
  contain: 'layout',
  padding: theme.vars.space.l,
  backgroundColor: theme.vars.color.surface.paper,
  border: `${theme.vars.border.thin} solid ${theme.vars.color.line.soft}`,
  '[data-wide] > * > &': { padding: 0 },
}));

const Places = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.vars.space.m,
  minInlineSize: 0,
  '& > *': { maxInlineSize: '100%' },
  // What is no part of a line takes all of it.
  '& > :not(a, button, p, span, svg)': { flex: '1 1 100%', minInlineSize: 0 },
}));
