import type { Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { ems } from '../../styles/lengths.ts';
import { rule } from '../../styles/rule.ts';
import { touchLayer } from '../../styles/touch-target.ts';
import type { NumberNotation } from '../typed-number/number-notation.ts';

interface TypedValueProps extends Omit<NumberNotation, 'format'> {
  value: number;
  /** The value with its unit. */
  valueText: string;
  step: number;
  /** Accessible name of the field, e.g. `Type in: monthly contribution`. */
  label: string;
  /** The id of the message about what was typed. */
  describedBy: string;
  /** It opens no field. */
  disabled: boolean | undefined;
  /** The button in whose place the field opens. */
  figure: RefObject<HTMLButtonElement | null>;
  /** Takes the number when typing has ended, and its text; `NaN` for one that is not understood. */
  onTyped: (event: Event, value: number, text: string) => void;
}

/** A value in large figures that becomes a field when it is clicked. Escape leaves it as it was. */
export function TypedValue(props: TypedValueProps) {
  const { value, valueText, step, formatTyped, parse, label, describedBy, figure, onTyped } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const takesFocusBack = useRef(false);

  const end = ({ nativeEvent }: SyntheticEvent<unknown, Event>, text: string | null) => {
    setTyped(null);
    if (text === null) return;
    onTyped(nativeEvent, text === formatTyped(value) ? value : parse(text, step), text);
  };
  if (typed === null) {
    return (
      <Figure
        type="button"
        data-part="figure"
        tabIndex={-1}
        disabled={props.disabled}
        aria-label={`${valueText}, ${label}`}
        aria-describedby={describedBy}
        ref={(button) => {
          figure.current = button;
          if (button && takesFocusBack.current) button.focus();
          takesFocusBack.current = false;
        }}
        onClick={() => setTyped(formatTyped(value))}
      >
        {valueText}
      </Figure>
    );
  }
  return (
    <Input
      type="text"
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-label={label}
      ref={selectAll}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={(event) => end(event, typed)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        takesFocusBack.current = true;
        end(event, event.key === 'Enter' ? typed : null);
      }}
    />
  );
}

function selectAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

/** Figure and field stand in the same place, with the same line below. */
function figures(theme: Theme) {
  return {
    ...theme.typography.subtitle,
    marginInlineStart: 'auto',
    padding: 0,
    border: 0,
    borderBlockEnd: rule(theme, 'control'),
    backgroundColor: 'transparent',
    color: theme.vars.color.text.accent,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  } as const;
}

const Figure = styled('button')(({ theme }) => ({
  ...figures(theme),
  ...touchLayer(theme),
  cursor: 'text',
  touchAction: 'manipulation',
  '&:hover': { borderColor: theme.vars.color.action.main },
  '&:disabled': { borderColor: 'transparent', cursor: 'auto' },
}));

const Input = styled('input')(({ theme }) => ({
  ...figures(theme),
  inlineSize: ems(5),
  borderColor: theme.vars.color.action.main,
}));
