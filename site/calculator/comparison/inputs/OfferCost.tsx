import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Button } from '../../../../design-system/actions/Button/Button.tsx';
import { AssumptionField } from '../assumptions/AssumptionField.tsx';
import { FieldWithWayBack } from '../assumptions/FieldWithWayBack.tsx';
import type { AssumptionTexts } from '../assumptions/format-assumptions.ts';
import type { ComparisonAction } from '../state/comparison-state.ts';
import { makeHint } from './make-hint.ts';

interface OfferCostProps {
  /** The yearly cost of the offer in per cent, once there is one. */
  value: number | undefined;
  figures: AssumptionTexts;
  dispatch: (action: ComparisonAction) => void;
}

/** What the visitor's offer costs. Until it is there, the other provider is one that we assume. */
export function OfferCost({ value, figures, dispatch }: OfferCostProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'comparison.calculator.offer' });
  const decide = (cost: number | undefined) =>
    dispatch({ kind: 'decided', key: 'effectiveCost', value: cost });
  return (
    <Field>
      <AssumptionField
        assumption="effectiveCost"
        label={label}
        hint={makeHint(label, 'comparison.calculator.offer.hint', intl, figures)}
        helperText={intl.formatMessage({ id: 'comparison.calculator.offer.where' })}
        value={value ?? Number.NaN}
        onValueChange={decide}
      />
      {value !== undefined && (
        <Button variant="text" onClick={() => decide(undefined)}>
          {intl.formatMessage({ id: 'comparison.calculator.offer.remove' })}
        </Button>
      )}
    </Field>
  );
}

const Field = styled(FieldWithWayBack)(({ theme }) => ({ marginBlockStart: theme.vars.space.m }));
