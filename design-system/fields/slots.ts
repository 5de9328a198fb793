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

/** The attributes of a part of a field with these props. */
export function getSlotProps(
  { slotProps }: FieldSlots,
  slot: TextFieldSlot,
  ownerState: object,
): Attributes {
  const given: Attributes = slotProps?.[slot];
  return typeof given === 'function' ? given(ownerState) : given;
}
