import styled from '@emotion/styled';
import { Minus, Plus } from 'lucide';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { type Hint, Tooltip } from '../../disclosure/Tooltip/Tooltip.tsx';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { ems } from '../../styles/lengths.ts';
import { notPrinted } from '../../styles/not-printed.ts';
import { rule } from '../../styles/rule.ts';
import { transition } from '../../styles/transition.ts';
import { visuallyHidden } from '../../styles/visually-hidden.ts';
import { FieldError } from '../FieldError/FieldError.tsx';
import { Slider } from './Slider.tsx';
import { clampTyped, stepValue } from './step-value.ts';
import { TypedValue } from './TypedValue.tsx';

interface SliderFieldProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  label: string;
  value: number;
  /** The value with its unit as people read and hear it, e.g. `300 €`. */
  valueText: string;
  min: number;
  max: number;
  step?: number;
  /** Accessible names of the two buttons, e.g. `Less: monthly contribution`. */
  lessLabel: string;
  moreLabel: string;
  /** Accessible name of the field for typing, e.g. `Type in: monthly contribution`. */
  typeLabel: string;
  /** The range; shown when something beyond it was typed and the nearest value was taken. */
  rangeText: string;
  hint?: Hint | undefined;
  error?: string | undefined;
  onChange: (value: number) => void;
}

/**
 * A number chosen by feel: a slider with a button at either end, both in steps. Its value in large
 * figures becomes a field for those who know the number, at a click or at a digit typed on the slider;
 * what is typed is kept exactly. For the Tab key all of it is one stop.
 */
export function SliderField({
  label,
  value,
  valueText,
  min,
  max,
  step = 1,
  lessLabel,
  moreLabel,
  typeLabel,
  rangeText,
  hint,
  error,
  onChange,
  ...rest
}: SliderFieldProps) {
  const [labelId, hintId, errorId] = [useId(), useId(), useId()];
  const figure = useRef<HTMLButtonElement>(null);
  // The slider speaks its own value; a click on a button is spoken by the status below.
  const [clicked, setClicked] = useState(false);
  const [isCorrected, setCorrected] = useState(false);
  const move = (next: number, byButton: boolean) => {
    setClicked(byButton);
    setCorrected(false);
    if (next !== value) onChange(next);
  };
  const take = (typed: number) => {
    const next = Number.isNaN(typed) ? value : clampTyped(typed, { min, max, step });
    move(next, false);
    setCorrected(next !== typed);
  };
  const message = error ?? (isCorrected ? rangeText : undefined);
  const stepButton = (direction: 1 | -1) => ({
    type: 'button' as const,
    // The arrow keys of the slider do the same.
    tabIndex: -1,
    // Not `disabled`: that would move the focus away when the value reaches its end.
    'aria-disabled': value === (direction === 1 ? max : min),
    onClick: () => move(stepValue(value, direction, { min, max, step }), true),
  });
  const describedBy = hint ? `${hintId} ${errorId}` : errorId;
  // A digit opens the field and is then typed into it.
  const type = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const isShortcut = altKey || ctrlKey || metaKey;
    if (!isShortcut && OPENS_FIELD.test(key)) figure.current?.click();
  };
  return (
    <Field {...rest}>
      <Head>
        <Label>
          <span id={labelId}>{label}</span>
          {hint && (
            <Tooltip label={hint.label} describes={hintId}>
              {hint.text}
            </Tooltip>
          )}
        </Label>
        <TypedValue
          {...{ value, valueText, step, figure }}
          label={typeLabel}
          describedBy={errorId}
          onTyped={take}
        />
      </Head>
      <Controls>
        <StepButton aria-label={lessLabel} {...stepButton(-1)}>
          <Icon icon={Minus} />
        </StepButton>
        <Slider
          {...{ value, min, max, step }}
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          aria-valuetext={valueText}
          aria-invalid={Boolean(error)}
          onKeyDown={type}
          onMove={(next) => move(next, false)}
        />
        <StepButton aria-label={moreLabel} {...stepButton(1)}>
          <Icon icon={Plus} />
        </StepButton>
      </Controls>
      <FieldError id={errorId}>{message}</FieldError>
      <Spoken role="status">{clicked ? valueText : ''}</Spoken>
    </Field>
  );
}

const OPENS_FIELD = /^(\d|Enter)$/;

const Field = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.vars.space.xxs,
  maxInlineSize: theme.vars.size.field,
}));

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  columnGap: theme.vars.space.m,
  hyphens: 'auto',
}));

/** As long as its words fit, it leaves room for the value beside it. */
const Label = styled('span')({ flex: `1 1 ${ems(9)}`, textWrap: 'balance' });

const Controls = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: theme.vars.space.l,
  ...notPrinted,
}));

const StepButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: theme.vars.size.touch,
  blockSize: theme.vars.size.touch,
  padding: 0,
  border: rule(theme, 'control'),
  borderRadius: theme.vars.radius.round,
  backgroundColor: theme.vars.color.surface.raised,
  color: theme.vars.color.action.main,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: transition(theme, 'background-color', 'quick'),
  '&:hover': { backgroundColor: theme.vars.color.surface.tint },
  '&[aria-disabled="true"]': {
    borderColor: theme.vars.color.line.soft,
    backgroundColor: 'transparent',
    color: theme.vars.color.line.control,
    cursor: 'default',
  },
  '@media (forced-colors: active)': { '&[aria-disabled="true"]': { color: 'GrayText' } },
}));

const Spoken = styled('span')(visuallyHidden);
