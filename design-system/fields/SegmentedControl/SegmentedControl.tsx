import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { type RadioGroupProps } from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide';
import { type Ref, useId } from 'react';
import { type Hint, Tooltip } from '../../disclosure/Tooltip/Tooltip.tsx';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { focusRing } from '../../styles/focus-ring.ts';
import { ems } from '../../styles/lengths.ts';
import { rule } from '../../styles/rule.ts';
import { styleByValue } from '../../styles/style-by-value.ts';
import { touchTarget } from '../../styles/touch-target.ts';
import { transition } from '../../styles/transition.ts';
import { visuallyHidden } from '../../styles/visually-hidden.ts';
import { describeField, FieldMessages } from '../FieldLayout.tsx';
import type { FieldProps, RootProps, ValueProps } from '../field-props.ts';
import { useControlled } from '../useControlled.ts';

type SegmentedVariant = 'block' | 'row';

interface SegmentedControlProps<Value extends string>
  extends FieldProps,
    ValueProps<Value>,
    RootProps<'fieldset'> {
  /** Marked behind the question. */
  required?: boolean | undefined;
  /** `row` sets few short options beside the question. */
  variant?: SegmentedVariant;
  /** Two to four, in the order in which they stand. */
  options: readonly SegmentedOption<Value>[];
  /** The radio that the Tab key reaches. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Gets the event of each change and the value, as MUI's `RadioGroup`. */
  onChange?: RadioGroupProps['onChange'];
}

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  /** A word below the label. */
  note?: string | undefined;
  hint?: Hint;
}

/**
 * A choice of a few, of which one holds from the first click or value on: MUI's radios side by side.
 * They are native and need no script.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { value: given, defaultValue, onChange, onValueChange, options, ...others } = props;
  const { variant = 'block', name, form, readOnly, inputRef, ...about } = others;
  const { label, hint, helperText, error, ...rest } = about;
  const { disabled, required } = rest;
  const id = useId();
  const [value, setValue, segments] = useControlled<Value | undefined>(
    {
      value: given,
      defaultValue,
      onValueChange: onValueChange as ValueProps<Value | undefined>['onValueChange'],
    },
    undefined,
  );
  const hasMessages = helperText !== undefined || error !== undefined;
  return (
    <Group
      {...rest}
      component="fieldset"
      error={Boolean(error)}
      role="radiogroup"
      aria-label={label}
      aria-disabled={disabled}
      aria-readonly={readOnly}
      {...(hasMessages && describeField(id, { helperText, error }))}
      data-variant={variant === 'block' ? undefined : variant}
    >
      <legend>
        {/* Another question is another element: MUI sets its text beside an asterisk, where it must not change. */}
        <FormLabel key={label} component="span">
          {required ? <span>{label}</span> : label}
        </FormLabel>
        {hint && <Tooltip label={hint.label}>{hint.text}</Tooltip>}
      </legend>
      <Segments
        ref={segments}
        // The whole is the group.
        role="presentation"
        name={name ?? id}
        value={value ?? ''}
        onChange={(event, chosen) => {
          onChange?.(event, chosen);
          setValue(chosen as Value);
        }}
        data-pairs={options.length === 4 || undefined}
        style={{ '--options': options.length, '--room': getRoom(options) }}
      >
        {options.map((option) => (
          <Segment key={option.value}>
            <FormControlLabel
              value={option.value}
              // HTML knows no radio that is read only: the others cannot be chosen.
              disabled={Boolean(disabled || (readOnly && option.value !== value))}
              control={
                <Choice
                  // A style shows it, without script too. Beside a note its own tick stands.
                  icon={option.note ? NO_TICK : TICK}
                  checkedIcon={option.note ? NO_TICK : TICK}
                  slotProps={{
                    input: {
                      form,
                      required,
                      ref: option.value === (value ?? options[0]?.value) ? inputRef : undefined,
                      'aria-describedby': option.hint && `${id}${option.value}`,
                    },
                  }}
                />
              }
              label={
                option.note ? (
                  <>
                    <span>{option.label}</span>
                    <small>
                      {' '}
                      {TICK}
                      <span>{option.note}</span>
                    </small>
                  </>
                ) : (
                  option.label
                )
              }
            />
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

const TICK = <Icon icon={Check} />;

const NO_TICK = <Nothing />;

function Nothing() {
  return null;
}

/** How much room a word needs, and the icon behind it. */
function getRoom(options: readonly Pick<SegmentedOption<string>, 'hint' | 'note'>[]): string {
  if (options.some(({ hint }) => hint)) return ems(9.5);
  const longest = Math.max(...options.map(({ note = '' }) => note.length));
  return ems(longest > 0 ? Math.max(5, longest / 2) : 7);
}

const Group = styled(FormControl)(({ theme }) => ({
  display: 'block',
  '& > legend': {
    ...theme.typography.label,
    padding: 0,
    marginBlockEnd: theme.vars.space.xs,
  },
  ...styleByValue<Exclude<SegmentedVariant, 'block'>>('variant', {
    row: {
      display: 'flex',
      flexDirection: 'row',
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
})) as typeof FormControl;

const Segments = styled(RadioGroup)(({ theme }) => ({
  ...theme.typography.label,
  flexDirection: 'row',
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
    gap: theme.vars.space.xxs,
    alignSelf: 'stretch',
    minInlineSize: 0,
    marginInline: 0,
    paddingBlock: theme.vars.space.xs,
    overflowWrap: 'anywhere',
  },
  '& > label > span': { minInlineSize: 0 },
  '& > label > span > small': {
    ...theme.typography.note,
    display: 'flex',
    gap: theme.vars.space.xxs,
  },
  '& > label input': visuallyHidden,
  '& > label svg': { display: 'none', fontSize: 'inherit', blockSize: theme.vars.size.icon },
  '&:hover': { backgroundColor: theme.vars.color.surface.tint },
  '&:has(:checked)': {
    backgroundColor: theme.vars.color.action.main,
    color: theme.vars.color.action.contrast,
    // On paper, too: else what is not chosen would be the blackest.
    printColorAdjust: 'exact',
    '& > label svg': { display: 'block' },
  },
  '&:has(input:focus-visible)': focusRing(theme),
  '@media (forced-colors: active)': {
    '&:has(:checked)': { outline: `${theme.vars.border.strong} solid Highlight` },
  },
}));

/** No box of its own: its tick is laid out with the words. */
const Choice = styled(Radio)({
  '&, &.Mui-checked, &.Mui-disabled': { display: 'contents', color: 'inherit' },
});
