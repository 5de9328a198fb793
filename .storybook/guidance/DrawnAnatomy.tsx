import styled from '@emotion/styled';
import { Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { type ElementType, useEffect, useState } from 'react';
import type { Guidance } from '../../design-system/guidance.ts';
import { InToolbar } from './InToolbar.tsx';

/** The live component with the numbers of its parts; nothing where none of them is drawn. */
export function DrawnAnatomy({ anatomy, drawn }: Pick<Guidance, 'anatomy' | 'drawn'>) {
  const { csfFile } = useOf('meta', ['meta']);
  const [ground, setGround] = useState<HTMLElement | null>(null);
  const places = usePlaces(ground, anatomy);
  const parts = anatomy.filter(([, , selector]) => selector).map(([part]) => part);
  if (parts.length === 0) return null;
  const { component, render, args } = csfFile.meta;
  const Shown = (render ?? component) as ElementType;
  return (
    <Unstyled>
      <InToolbar>
        <Ground ref={setGround} data-parts={parts.join('|')}>
          <Shown {...args} {...drawn} />
          {places.map(({ part, number, left, top }) => (
            <Marker key={part} aria-hidden data-marker={part} style={{ left, top }}>
              {number}
            </Marker>
          ))}
        </Ground>
      </InToolbar>
    </Unstyled>
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

function measureParts(ground: HTMLElement, anatomy: Guidance['anatomy']): Place[] {
  const corner = ground.getBoundingClientRect();
  return anatomy.flatMap(([part, , selector], at) => {
    const found = selector && ground.querySelector(selector)?.getBoundingClientRect();
    if (!found || found.width * found.height === 0) return [];
    return [{ part, number: at + 1, left: found.left - corner.left, top: found.top - corner.top }];
  });
}

/** What is wider than the page stays in it. */
const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'clip',
  padding: theme.vars.space.l,
  backgroundColor: theme.vars.color.surface.paper,
  border: `${theme.vars.border.thin} solid ${theme.vars.color.line.soft}`,
}));

/** At the corner of its part, of which it covers as little as it can. */
const Marker = styled('span')(({ theme }) => ({
  ...theme.typography.note,
  position: 'absolute',
  translate: '-90% -50%',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.5em',
  blockSize: '1.5em',
  lineHeight: 1,
  borderRadius: '50%',
  pointerEvents: 'none',
  color: theme.vars.color.surface.paper,
  backgroundColor: theme.vars.color.signal.loss,
}));
