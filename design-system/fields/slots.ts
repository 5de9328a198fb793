import type { OutlinedTextFieldProps } from '@mui/material/TextField';

type TextFieldSlot = 'inputLabel' | 'input' | 'htmlInput' | 'formHelperText';

/** The parts of a field, as MUI's TextField names them. */
export interface FieldSlots {
  /** Another component or element in place of a part. */
  slots?: Pick<NonNullable<OutlinedTextFieldProps['slots']>, TextFieldSlot> | undefined;
  /** Attributes of a part, or a function of the field's props that makes them. */
  slotProps?: Pick<NonNullable<OutlinedTextFieldProps['slotProps']>, TextFieldSlot> | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: each part of MUI has a type of its own
type Attributes = any;

/** The attributes of a part of a field with these props, and the field's own. */
export function getSlotProps(
  { slotProps }: FieldSlots,
  slot: TextFieldSlot,
  ownerState: object,
  own?: object,
): Attributes {
  const given: Attributes = slotProps?.[slot];
  return joinAttributes(typeof given === 'function' ? given(ownerState) : given, own);
}

/**
 * Ours hold, beside theirs: of a handler that both have, both run, theirs first, and both describe a part.
 * With MUI's `mergeSlotProps` theirs would hold, and an `onChange` that is undefined silence the field.
 */
export function joinAttributes(theirs?: Attributes, ours?: Attributes): Attributes {
  const joined = { ...ours };
  for (const name in theirs) {
    const given = theirs[name];
    const own = joined[name];
    if (own === undefined) joined[name] = given;
    else if (name.startsWith('on'))
      joined[name] = (event: unknown) => {
        given?.(event);
        own(event);
      };
    else if (name === 'aria-describedby' && given) joined[name] = `${given} ${own}`;
  }
  return joined;
}
