import type { ComponentProps } from 'react';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { Checkbox } from '../../design-system/fields/Checkbox/Checkbox.tsx';
import { CurrencyField } from '../../design-system/fields/CurrencyField/CurrencyField.tsx';
import type { FieldProps } from '../../design-system/fields/field-props.ts';
import { NumberField } from '../../design-system/fields/NumberField/NumberField.tsx';
import { SegmentedControl } from '../../design-system/fields/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../design-system/fields/Select/Select.tsx';
import { SliderField } from '../../design-system/fields/SliderField/SliderField.tsx';
import { TextField } from '../../design-system/fields/TextField/TextField.tsx';
import { Stack } from '../../design-system/page/Stack/Stack.tsx';

interface EveryFieldProps
  extends Pick<FieldProps, 'disabled' | 'readOnly'>,
    ComponentProps<'form'> {}

/** A real form with each field of the design system, which keep their values themselves. */
export function EveryField({ disabled, readOnly, ...form }: EveryFieldProps) {
  const state = { disabled, readOnly };
  return (
    <form {...form}>
      <Stack gap="m">
        <TextField
          {...state}
          name="name"
          label="Your name"
          helperText="As in your passport"
          defaultValue="Mara Winter"
          required
          slotProps={{ htmlInput: { autoComplete: 'name' } }}
        />
        <CurrencyField
          {...state}
          name="once"
          label="One-time contribution"
          defaultValue={10_000}
          unreadableText={(text) => `We cannot read “${text}” as one number.`}
        />
        <NumberField
          {...state}
          name="fee"
          label="Fee per year"
          defaultValue={0.2}
          min={0}
          max={2}
          step={0.01}
          rangeText="Possible are values from 0 % to 2 %."
        />
        <SliderField
          {...state}
          name="monthly"
          label="Monthly contribution"
          defaultValue={300}
          min={100}
          max={2500}
          step={50}
          currency="EUR"
          lessLabel="Less: monthly contribution"
          moreLabel="More: monthly contribution"
          typeLabel="Type in: monthly contribution"
          rangeText="Possible are whole numbers from 100 € to 2.500 €."
        />
        <Select
          {...state}
          name="country"
          label="Country"
          defaultValue="AT"
          options={[
            { value: 'DE', label: 'Germany' },
            { value: 'AT', label: 'Austria' },
          ]}
        />
        <SegmentedControl
          {...state}
          name="interval"
          label="How often?"
          defaultValue="monthly"
          options={[
            { value: 'monthly', label: 'Monthly' },
            { value: 'yearly', label: 'Yearly' },
          ]}
        />
        <Checkbox {...state} name="church" label="I pay church tax" defaultChecked value="yes" />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}
