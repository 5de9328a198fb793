'use client';

import { Button, CurrencyField, NumberField } from '@fernblick/design-system';
import MuiButton from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';

/** A form that keeps its values itself, and the switch to the dark. */
export function Plan() {
  const [sent, setSent] = useState('');
  const { setMode } = useColorScheme();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(JSON.stringify(Object.fromEntries(new FormData(event.currentTarget))));
  };
  return (
    <form onSubmit={send}>
      <CurrencyField
        name="rent"
        label="Rent"
        defaultValue={1_200}
        unreadableText="We cannot read this as one number."
      />
      <NumberField
        name="rate"
        label="Rate"
        locale="en-GB"
        defaultValue={2.5}
        min={0}
        max={10}
        step={0.001}
        rangeText="Possible are values from 0 to 10."
      />
      <Button type="submit" variant="glow">
        Send
      </Button>
      <MuiButton variant="glow" onClick={() => setMode('dark')}>
        Dark
      </MuiButton>
      <output>{sent}</output>
    </form>
  );
}
