/** @jsxRuntime classic */
import React, { useRef, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { Mark } from '../../visual/report.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { VERBS } from './words.ts';

interface DecisionProps {
  /** What is decided about: `de-480`, `all 4`. */
  about: string;
  /** Whether the buttons show it too, where nothing beside them does. */
  isNamed?: boolean;
  /** Those that are possible; none leaves nothing to press. */
  verdicts: readonly Mark['verdict'][];
  /** Offered again: neighbouring pictures often change for the same reason. */
  lastReason: string;
  onDecide: (verdict: Mark['verdict'], why: string) => Promise<void>;
}

/** A button for each verdict; the one pressed asks for the reason before anything is decided. */
export function Decision({ about, isNamed, verdicts, lastReason, onDecide }: DecisionProps) {
  const [chosen, setChosen] = useState<Mark['verdict']>();
  const place = useRef<HTMLDivElement>(null);

  const close = () => {
    setChosen(undefined);
    // The field that had the focus goes away.
    place.current?.focus();
  };

  return (
    <Place ref={place} tabIndex={-1}>
      {chosen ? (
        <ReasonForm
          label={`Why ${VERBS[chosen].toLowerCase()} ${about}?`}
          verb={VERBS[chosen]}
          lastReason={lastReason}
          onGive={(why) => onDecide(chosen, why).then(close)}
          onCancel={close}
        />
      ) : (
        verdicts.map((verdict) => (
          <Button
            key={verdict}
            size="small"
            variant="outline"
            ariaLabel={`${VERBS[verdict]} ${about}`}
            disableAllTooltips
            onClick={() => setChosen(verdict)}
          >
            {isNamed ? `${VERBS[verdict]} ${about}` : VERBS[verdict]}
          </Button>
        ))
      )}
    </Place>
  );
}

const Place = styled.div({ display: 'flex', gap: 8, '&:focus': { outline: 'none' } });
