import styled from '@emotion/styled';
import { Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useState } from 'react';
import type { Guidance } from '../../design-system/guidance.ts';
import { Band } from '../../design-system/page/Band/Band.tsx';
import { ems } from '../../design-system/styles/lengths.ts';
import { brandTokens } from '../../tokens/index.ts';
import { InToolbar } from './InToolbar.tsx';
import { LiveComponent } from './LiveComponent.tsx';
import { PHONE, StoryFrame } from './StoryFrame.tsx';

/** The live component with the numbers of its parts; nothing where none of them is drawn. */
export function DrawnAnatomy({ anatomy, drawn }: Pick<Guidance, 'anatomy' | 'drawn'>) {
  const { csfFile } = useOf('meta', ['meta']);
  const parts = anatomy.filter(([, , selector]) => selector).map(([part]) => part);
  if (parts.length === 0) return null;
  const { parameters = {}, globals } = csfFile.meta;
  const isWide = parameters.layout === 'fullscreen';
  const live = <LiveComponent props={drawn} />;
  const numbered = (
    <Numbered anatomy={anatomy}>
      {parameters.band ? <Band tone={parameters.band}>{live}</Band> : live}
    </Numbered>
  );
  const inToolbar = <InToolbar>{numbered}</InToolbar>;
  const width = globals?.viewport ? PHONE : DESK;
  return (
    <Unstyled data-parts={parts.join('|')}>
      {isWide ? <StoryFrame width={width}>{inToolbar}</StoryFrame> : inToolbar}
    </Unstyled>
  );
}

/** In px: more than a page of documentation has. */
const DESK = brandTokens.fernblick.breakpoint.lg;

interface NumberedProps extends Pick<Guidance, 'anatomy'> {
  children: ReactNode;
}

function Numbered({ anatomy, children }: NumberedProps) {
  const [ground, setGround] = useState<HTMLElement | null>(null);
  const places = usePlaces(ground, anatomy);
  return (
    <Ground ref={setGround}>
      {children}
      {places.map(({ part, number, left, top }) => (
        <Marker key={part} aria-hidden data-marker={part} style={{ left, top }}>
          {number}
        </Marker>
      ))}
    </Ground>
  );
}

interface Place {
  part: string;
  number: number;
  /** In px from the corner of what it is drawn on. */
  left: number;
  top: number;
}

function usePlaces(ground: HTMLElement | null, anatomy: Guidance['anatomy']): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    if (!ground) return;
    const observer = new ResizeObserver(() => setPlaces(measureParts(ground, anatomy)));
    // A font that arrives later moves parts in a ground that stays as it is.
    for (const element of [ground, ...ground.querySelectorAll('*')]) observer.observe(element);
    return () => observer.disconnect();
  }, [ground, anatomy]);
  return places;
}

/** Each number beside the upper corner of its part: the one behind it where another stands before it. */
function measureParts(ground: HTMLElement, anatomy: Guidance['anatomy']): Place[] {
  const { left: start, top: above, width } = ground.getBoundingClientRect();
  const size = MARKER * Number.parseFloat(getComputedStyle(ground).fontSize);
  const places: Place[] = [];
  for (const [at, [part, , selector]] of anatomy.entries()) {
    const shown = [...(selector ? ground.querySelectorAll(selector) : [])].find(isShown);
    if (!shown) continue;
    const box = shown.getBoundingClientRect();
    const top = Math.max(size / 2, box.top - above);
    const before = Math.max(size, box.left - start) - size / 2;
    const behind = Math.min(width - size, box.right - start) + size / 2;
    const isTaken = places.some((one) => Math.hypot(one.left - before, one.top - top) < size);
    places.push({ part, number: at + 1, left: isTaken ? behind : before, top });
  }
  return places;
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width * height > 0;
}

/** What is wider than the page or fixed to the window stays in it. */
const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  contain: 'layout',
  overflow: 'clip',
  minBlockSize: ems(6),
  padding: theme.vars.space.l,
  backgroundColor: theme.vars.color.surface.paper,
  border: `${theme.vars.border.thin} solid ${theme.vars.color.line.soft}`,
}));

const Marker = styled('span')(({ theme }) => ({
  ...theme.typography.note,
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  translate: '-50% -50%',
  display: 'grid',
  placeContent: 'center',
  boxSizing: 'border-box',
  inlineSize: ems(MARKER),
  blockSize: ems(MARKER),
  fontSize: 'inherit',
  lineHeight: 1,
  borderRadius: '50%',
  pointerEvents: 'none',
  color: theme.vars.color.surface.paper,
  backgroundColor: theme.vars.color.signal.loss,
  // On a ground of whatever colour.
  border: `${theme.vars.border.focus} solid ${theme.vars.color.surface.paper}`,
}));

/** In letter heights. */
const MARKER = 1.5;
