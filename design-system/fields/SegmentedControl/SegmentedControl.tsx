import styled from '@emotion/styled';
import { Check } from 'lucide';
import { type ComponentProps, type Ref, useId } from 'react';
import { type Hint, Tooltip } from '../../disclosure/Tooltip/Tooltip.tsx';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { focusRing } from '../../styles/focus-ring.ts';
import { ems } from '../../styles/lengths.ts';
import { rule } from '../../styles/rule.ts';
import { styleByValue } from '../../styles/style-by-value.ts';
import { touchTarget } from '../../styles/touch-target.ts';
import { transition } from '../../styles/transition.ts';
import { visuallyHidden } from '../../styles/visually-hidden.ts';
import { describeField, dimDisabled, FieldMessages, REQUIRED } from '../FieldLayout.tsx';
import type { FieldProps, ValueProps } from '../field-props.ts';
import { useControlled } from '../useControlled.ts';

type SegmentedVariant = 'block' | 'row';

interface SegmentedControlProps<Value extends string>
  extends FieldProps,
    ValueProps<Value>,
    Omit<ComponentProps<'fieldset'>, keyof FieldProps | keyof ValueProps<string>> {
  /** Marked behind the question. */
  required?: boolean | undefined;
  /** `row` sets few short options beside the question. */
  variant?: SegmentedVariant;
  /** Two to four, in the order in which they stand. */
  options: readonly SegmentedOption<Value>[];
  /** The radio that the Tab key reaches. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  /** A word below the label. */
  note?: string | undefined;
  hint?: Hint;
}

/** A choice of a few, of which one holds from the first click or value on: native radios side by side. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { value: given, defaultValue, onChange, options, variant = 'block', ...others } = props;
  const { label, hint, helperText, error, name, required, readOnly, inputRef, ...rest } = others;
  const id = useId();
  const [value, setValue] = useControlled<Value | undefined>(
    { value: given, defaultValue, onChange: onChange as ValueProps<Value | undefined>['onChange'] },
    undefined,
  );
  const hasMessages = helperText !== undefined || error !== undefined;
  return (
    <Group
      {...rest}
      data-disabled={rest.disabled || undefined}
      role="radiogroup"
      aria-label={label}
      aria-readonly={readOnly}
      {...(hasMessages && describeField(id, { helperText, error }))}
      data-variant={variant === 'block' ? undefined : variant}
    >
      <legend>
        {label}
        {required && REQUIRED}
        {hint && <Tooltip label={hint.label}>{hint.text}</Tooltip>}
      </legend>
      <Segments
        data-pairs={options.length === 4 || undefined}
        style={{ '--options': options.length, '--room': getRoom(options) }}
      >
        {options.map((option) => (
          <Segment key={option.value}>
            <label>
              <input
                type="radio"
                name={name ?? id}
                value={option.value}
                checked={option.value === value}
                required={required}
                // HTML knows no radio that is read only: the others cannot be chosen.
                disabled={readOnly && option.value !== value}
                ref={option.value === (value ?? options[0]?.value) ? inputRef : undefined}
                aria-describedby={option.hint && `${id}${option.value}`}
                onChange={() => setValue(option.value)}
              />
              {!option.note && <Icon icon={Check} />}
              <span>
                <span>{option.label}</span>
                {option.note && (
                  <small>
                    {' '}
                    <Icon icon={Check} />
                    <span>{option.note}</span>
                  </small>
                )}
              </span>
            </label>
            {option.hint && (
              <Tooltip
                label={option.hint.label}
                describes={`${id}${option.value}`}
                placement="below"
              >
                {option.hint.text}
              </Tooltip>
            )}
          </Segment>
        ))}
      </Segments>
      {hasMessages && <FieldMessages {...{ id, helperText, error }} />}
    </Group>
  );
}

/** How much room a word needs, and the icon behind it. */
function getRoom(options: readonly Pick<SegmentedOption<string>, 'hint' | 'note'>[]): string {
  if (options.some(({ hint }) => hint)) return ems(9.5);
  return ems(options.some(({ note }) => note) ? 5 : 7);
}

const Group = styled('fieldset')(({ theme }) => ({
  minInlineSize: 0,
  padding: 0,
  border: 0,
  ...dimDisabled(theme),
  '& > legend': {
    ...theme.typography.label,
    padding: 0,
    marginBlockEnd: theme.vars.space.xs,
  },
  ...styleByValue<Exclude<SegmentedVariant, 'block'>>('variant', {
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${theme.vars.space.xs} ${theme.vars.space.m}`,
      maxInlineSize: theme.vars.size.field,
      // Afloat it is laid out like any other child.
      '& > legend': {
        float: 'inline-start',
        flex: `1 1 ${ems(8)}`,
        marginBlockEnd: 0,
        textWrap: 'balance',
      },
    },
  }),
}));

const Segments = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  // All side by side as long as a word fits in each, else all one below the other: none is left over.
  '& > *': { flex: `1 1 calc((var(--options) * var(--room) - 100%) * 999)`, maxInlineSize: '100%' },
  // Four that do not fit side by side make two rows of two, where these fit.
  '&[data-pairs] > *': { flexBasis: `calc((2 * var(--room) - 100%) * 999)`, minInlineSize: '34%' },
  '[data-variant="row"] > & > *': { flexBasis: 'auto', padding: 0 },
  '[data-variant="row"] > & > * > label': {
    minInlineSize: theme.vars.size.touch,
    justifyContent: 'center',
    paddingInline: theme.vars.space.xs,
  },
  maxInlineSize: `calc(var(--options) * ${theme.vars.size.field} / 2)`,
  gap: theme.vars.space.xxs,
  padding: theme.vars.space.xxs,
  borderRadius: theme.vars.radius.medium,
  backgroundColor: theme.vars.color.surface.raised,
  border: rule(theme, 'control'),
  '[aria-readonly="true"] > &': { backgroundColor: 'transparent' },
}));

const Segment = styled('div')(({ theme }) => ({
  ...touchTarget(theme),
  paddingInline: `${theme.vars.space.s} ${theme.vars.space.xs}`,
  '&:has(small)': { paddingInline: `${theme.vars.space.xs} ${theme.vars.space.xxs}` },
  borderRadius: `calc(${theme.vars.radius.medium} - ${theme.vars.space.xxs})`,
  transition: transition(theme, 'background-color', 'quick'),
  '& > label': {
    position: 'relative',
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: theme.vars.space.xxs,
    alignSelf: 'stretch',
    minInlineSize: 0,
    paddingBlock: theme.vars.space.xs,
    cursor: 'pointer',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  },
  '& > label > span': { minInlineSize: 0 },
  '& > label > span > small': {
    ...theme.typography.note,
    display: 'flex',
    gap: theme.vars.space.xxs,
  },
  '& > label > input': visuallyHidden,
  '& > label svg': { display: 'none', fontSize: 'inherit', blockSize: theme.vars.size.icon },
  '&:hover': { backgroundColor: theme.vars.color.surface.tint },
  '&:has(:checked)': {
    backgroundColor: theme.vars.color.action.main,
    color: theme.vars.color.action.contrast,
    '& > label svg': { display: 'block' },
  },
  '&:has(input:focus-visible)': focusRing(theme),
  '@media (forced-colors: active)': {
    '&:has(:checked)': { outline: `${theme.vars.border.strong} solid Highlight` },
  },
}));
