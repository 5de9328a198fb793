import type { Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { type DragEventHandler, type ReactNode, useId } from 'react';
import { ems } from '../../design-system/styles/lengths.ts';
import { oneColumn } from '../../design-system/styles/one-column.ts';
import { plainList } from '../../design-system/styles/plain-list.ts';
import { rule } from '../../design-system/styles/rule.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';

interface FieldsetProps {
  /** The field as problems name it: their links lead here. */
  id: string;
  legend: string;
  about?: string | undefined;
  problem?: string | undefined;
  onDrop?: DragEventHandler;
  children: ReactNode;
}

/** Fields that belong together, with what is wrong with them as a whole. */
export function Fieldset({ id, legend, about, problem, onDrop, children }: FieldsetProps) {
  const hint = useId();
  return (
    <Framed id={id} tabIndex={-1} aria-describedby={hint} onDrop={onDrop}>
      <legend>{legend}</legend>
      <Text id={hint} variant="note" tone="secondary">
        {problem ?? about}
      </Text>
      {children}
    </Framed>
  );
}

const Framed = styled('fieldset')(({ theme }) => ({
  ...column(theme),
  minInlineSize: 0,
  paddingBlock: theme.vars.space.s,
  paddingInline: theme.vars.space.m,
  border: rule(theme),
  borderRadius: theme.vars.radius.small,
  '& > legend': { ...theme.typography.label, paddingInline: theme.vars.space.xs },
}));

/** Controls one below the other. */
export const Column = styled('div')(({ theme }) => column(theme));

/** A part of the page with its heading. */
export const Panel = styled('section')(({ theme }) => ({
  ...column(theme),
  padding: theme.vars.space.m,
  backgroundColor: theme.vars.color.surface.raised,
  borderRadius: theme.vars.radius.medium,
}));

function column({ vars }: Theme) {
  return { ...oneColumn, alignContent: 'start', gap: vars.space.m } as const;
}

/** Inputs side by side where there is room, such as those of both languages. */
export const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${ems(13)}, 100%), 1fr))`,
  gap: theme.vars.space.s,
}));

/** Small controls in a line, inputs as wide as there is room. */
export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.vars.space.xs,
  '& > .MuiTextField-root, & > .MuiAutocomplete-root': { flex: `1 1 ${ems(7)}` },
}));

/** A list without markers, its entries apart. */
export const PlainList = styled('ul')(({ theme }) => ({
  ...plainList,
  ...oneColumn,
  gap: theme.vars.space.xs,
  // The names of fields are long words.
  overflowWrap: 'anywhere',
}));

/** Pictures to choose by, as many in a row as there is room for. */
export const Cards = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${theme.vars.size.faq}, 100%), 1fr))`,
  gap: theme.vars.space.l,
}));

/** The picture of one of them. */
export const Thumbnail = styled('div')(({ theme }) => ({
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  border: rule(theme),
  borderRadius: theme.vars.radius.small,
}));
