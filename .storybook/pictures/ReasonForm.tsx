/** @jsxRuntime classic */
import React, { useId, useState } from 'react';
import { Button, Form } from 'storybook/internal/components';
import { styled } from 'storybook/theming';

interface ReasonFormProps {
  label: string;
  /** On the button that gives the reason. */
  verb: string;
  lastReason: string;
  onGive: (why: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks why; without a reason nothing is decided. */
export function ReasonForm({ label, verb, lastReason, onGive, onCancel }: ReasonFormProps) {
  const id = useId();
  const [why, setWhy] = useState(lastReason);
  const [isSent, setIsSent] = useState(false);
  return (
    <Line
      onSubmit={(event) => {
        event.preventDefault();
        if (isSent || why.trim() === '') return;
        setIsSent(true);
        onGive(why.trim());
      }}
      onKeyDown={(event) => {
        // Storybook's own shortcuts must not act on what is typed here.
        event.stopPropagation();
        if (event.key === 'Escape') onCancel();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <Form.Input
        id={id}
        value={why}
        autoFocus
        required
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setWhy(event.currentTarget.value)}
      />
      <Button size="small" variant="solid" type="submit" ariaLabel={false} disabled={isSent}>
        {verb}
      </Button>
      <Button size="small" variant="ghost" type="button" ariaLabel={false} onClick={onCancel}>
        Cancel
      </Button>
    </Line>
  );
}

const Line = styled.form({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& label': { flexBasis: '100%' },
  '& input': { flex: '1 1 200px' },
});
