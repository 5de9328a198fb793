import FormControl from '@mui/material/FormControl';
import { styled } from '@mui/material/styles';
import { Minus, Plus } from 'lucide';
import { type KeyboardEvent, type MouseEvent, type Ref, useId, useRef, useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Tooltip } from '../../disclosure/Tooltip/Tooltip.tsx';
import { ems } from '../../styles/lengths.ts';
import { notPrinted } from '../../styles/not-printed.ts';
import { visuallyHidden } from '../../styles/visually-hidden.ts';
import { describeField, FieldMessages } from '../FieldLayout.tsx';
import type {
  DecimalNotation,
  DecimalNotationProps,
  FieldProps,
  RootProps,
  TypedMessages,
  ValueProps,
} from '../field-props.ts';
import { useControlled } from '../useControlled.ts';
import { useNotation } from '../useNotation.ts';
import { useTypedMessage } from '../useTypedMessage.ts';
import { Slider } from './Slider.tsx';
import { clamp, clampTyped, stepValue } from './step-value.ts';
import { TypedValue } from './TypedValue.tsx';

interface SliderFieldProps
  extends FieldProps,
    ValueProps<number>,
    DecimalNotationProps,
    TypedMessages,
    RootProps {
  /** The least possible value. */
  min: number;
  /** The greatest possible value. */
  max: number;
  /** The distance of the values that slider and buttons take; what is typed is kept exactly. */
  step?: number;
  /** Accessible names of the two buttons, e.g. `Less: monthly contribution`. */
  lessLabel: string;
  /** As `lessLabel`, for the other button. */
  moreLabel: string;
  /** Accessible name of the field for typing, e.g. `Type in: monthly contribution`. */
  typeLabel: string;
  /** Gets the event of each change and the value, as MUI's; it has one thumb. */
  onChange?: ((event: Event, value: number, activeThumb: number) => void) | undefined;
  /** The same when a drag has ended; after a key, a button or typing at once. */
  onChangeCommitted?: ((event: Event, value: number) => void) | undefined;
  /** The slider itself. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * A number chosen by feel: a slider with a button at either end, both in steps. Its value in large
 * figures becomes a field for those who know the number, at a click or at a digit typed on the slider;
 * what is typed is kept exactly. For the Tab key all of it is one stop. Without a value it is at `min`.
 */
export function SliderField(props: SliderFieldProps & DecimalNotation) {
  const [{ format, formatTyped, parse }, others] = useNotation(props);
  const { value: given, defaultValue, onValueChange, min, max, step = 1, ...named } = others;
  const { lessLabel, moreLabel, typeLabel, rangeText, unreadableText, inputRef, ...events } = named;
  const { onChange, onChangeCommitted, ...about } = events;
  const { label, hint, helperText, error, name, form, readOnly, ...rest } = about;
  const { disabled } = rest;
  const id = useId();
  const [chosen, setValue, controls] = useControlled(
    { value: given, defaultValue, onValueChange },
    min,
    () => messages.forget(),
  );
  // Every part shows the same: a browser's slider takes no value beyond its bounds.
  const value = clamp(chosen, { min, max });
  const figure = useRef<HTMLButtonElement>(null);
  // The slider speaks its own value; a click on a button is spoken by the status below.
  const [clicked, setClicked] = useState(false);
  const { message, ...messages } = useTypedMessage(value, { rangeText, unreadableText });
  // HTML knows no slider that is read only.
  const isFixed = disabled || readOnly;
  const valueText = format(value);
  const move = (event: Event, next: number) => {
    setClicked(false);
    messages.forget();
    if (next === value) return;
    onChange?.(event, next, 0);
    setValue(next);
  };
  const moveAtOnce = (event: Event, next: number) => {
    move(event, next);
    if (next !== value) onChangeCommitted?.(event, next);
  };
  const take = (event: Event, typed: number, text: string) => {
    if (text.trim() === '') return messages.forget();
    if (Number.isNaN(typed)) return messages.refuse(text);
    const next = typed === value ? value : clampTyped(typed, { min, max, step });
    moveAtOnce(event, next);
    // Whoever enters what stands there confirms it, which answers the parent's message.
    if (next === value && error) setValue(next);
    if (next !== typed) messages.correct(typed, next);
  };
  const stepButton = (direction: 1 | -1) => ({
    variant: 'outlined' as const,
    // The arrow keys of the slider do the same.
    tabIndex: -1,
    // Not `disabled`: that would move the focus away when the value reaches its end.
    'aria-disabled': isFixed || value === (direction === 1 ? max : min),
    onClick: ({ nativeEvent }: MouseEvent) => {
      if (isFixed) return;
      moveAtOnce(nativeEvent, stepValue(value, direction, { min, max, step }));
      setClicked(true);
    },
  });
  // A digit opens the field and is then typed into it.
  const type = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const isShortcut = altKey || ctrlKey || metaKey;
    if (!isShortcut && OPENS_FIELD.test(key)) figure.current?.click();
  };
  return (
    <Field {...rest} error={Boolean(message ?? error)}>
      <Head>
        <Label>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Safari does not focus it by itself, and keys need no label. */}
          <label htmlFor={id} onClick={({ currentTarget }) => currentTarget.control?.focus()}>
            {label}
          </label>
          {hint && (
            <Tooltip label={hint.label} describes={`${id}hint`}>
              {hint.text}
            </Tooltip>
          )}
        </Label>
        <TypedValue
          {...{ value, valueText, step, formatTyped, parse, figure }}
          label={typeLabel}
          describedBy={`${id}error`}
          disabled={isFixed}
          onTyped={take}
        />
      </Head>
      <Controls ref={controls}>
        <IconButton icon={Minus} aria-label={lessLabel} {...stepButton(-1)} />
        <Slider
          {...{ value, min, max, step, name, form }}
          {...describeField(id, { ...about, error: message ?? error })}
          ref={inputRef}
          id={id}
          disabled={isFixed}
          aria-valuetext={valueText}
          onKeyDown={type}
          onMove={move}
          onMoved={onChangeCommitted}
        />
        <IconButton icon={Plus} aria-label={moreLabel} {...stepButton(1)} />
      </Controls>
      {readOnly && <input type="hidden" {...{ name, form, disabled, value }} />}
      <FieldMessages {...{ id, helperText }} error={message ?? error} />
      <Spoken role="status">{clicked ? valueText : ''}</Spoken>
    </Field>
  );
}

const OPENS_FIELD = /^(\d|Enter)$/;

const Field = styled(FormControl)(({ theme }) => ({
  display: 'flex',
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

const Spoken = styled('span')(visuallyHidden);
