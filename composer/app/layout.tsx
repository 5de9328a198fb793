import { styled, type Theme } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
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
  children: ReactNode;
}

/** Fields that belong together, with what is wrong with them as a whole. */
export function Fieldset({ id, legend, about, problem, children }: FieldsetProps) {
  const hint = useId();
  return (
    <Framed id={id} tabIndex={-1} aria-describedby={hint}>
      <legend>{legend}</legend>
      <Text id={hint} variant="note" tone="secondary">
        {problem ?? about}
      </Text>
      {children}
    </Framed>
  );
}

const Framed = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.m,
  minInlineSize: 0,
  paddingBlock: theme.vars.space.s,
  paddingInline: theme.vars.space.m,
  border: rule(theme),
  borderRadius: theme.vars.radius.small,
  '& > legend': { ...theme.typography.label, paddingInline: theme.vars.space.xs },
}));

/** Controls one below the other. */
export const Column = styled('div')(({ theme }) => ({
  ...oneColumn,
  alignContent: 'start',
  gap: theme.vars.space.m,
}));

/** Both languages, side by side where there is room. */
export const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${ems(13)}, 100%), 1fr))`,
  gap: theme.vars.space.s,
}));

/** Small controls in a line. */
export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.vars.space.xs,
}));

/** An entry of a list, and what can be done with it. */
export const Entry = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: theme.vars.space.s,
}));

/** A list without markers, its entries apart. */
export const PlainList = styled('ul')(({ theme }) => ({
  ...plainList,
  ...oneColumn,
  gap: theme.vars.space.xs,
  // The names of fields are long words.
  overflowWrap: 'anywhere',
}));

function smallControl(theme: Theme) {
  return {
    ...theme.typography.note,
    minBlockSize: theme.vars.size.touch,
    maxInlineSize: '100%',
    fieldSizing: 'content' as const,
    paddingInline: theme.vars.space.s,
    border: rule(theme, 'control'),
    borderRadius: theme.vars.radius.small,
    backgroundColor: theme.vars.color.surface.raised,
  };
}

interface SmallSelectProps<Value extends string> {
  'aria-label': string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A native choice of many, small enough for a line of controls. */
export function SmallSelect<Value extends string>({
  options,
  onChange,
  ...props
}: SmallSelectProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find(({ value }) => value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <NativeSelect {...props} onChange={({ target }) => choose(target.value)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}

const NativeSelect = styled('select')(({ theme }) => smallControl(theme));

/** A native input that is as small. */
export const SmallInput = styled('input')(({ theme }) => smallControl(theme));

/** A part of the page with its heading. */
export const Panel = styled('section')(({ theme }) => ({
  ...oneColumn,
  alignContent: 'start',
  gap: theme.vars.space.m,
  padding: theme.vars.space.m,
  backgroundColor: theme.vars.color.surface.raised,
  borderRadius: theme.vars.radius.medium,
}));
