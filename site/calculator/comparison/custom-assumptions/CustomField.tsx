import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { Button } from '../../../../design-system/actions/Button/Button.tsx';
import { SegmentedControl } from '../../../../design-system/fields/SegmentedControl/SegmentedControl.tsx';
import { SliderField } from '../../../../design-system/fields/SliderField/SliderField.tsx';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { useText } from '../../../provider/useText.ts';
import type { AssumptionTexts } from '../assumption-values.ts';
import type { ComparisonAction } from '../state/comparison-state.ts';
import { CUSTOM_ASSUMPTIONS, type CustomAssumption, type CustomKey } from './custom-assumptions.ts';
import { formatCustomValue } from './format-value.ts';

interface CustomFieldProps {
  name: CustomKey;
  value: number;
  /** The value of the chosen preset, to which it can be taken back. */
  usual: number;
  published: AssumptionTexts;
  dispatch: (action: ComparisonAction) => void;
}

/** One assumption: its value, where ours comes from, and the way back to it. */
export const CustomField = memo(function CustomField(props: CustomFieldProps) {
  const { name, value, usual, published, dispatch } = props;
  const t = useText();
  const { min, max, step, options }: CustomAssumption = CUSTOM_ASSUMPTIONS[name];
  const label = t(`comparison.assumption.${name}.label`, published);
  const onChange = (next: number) =>
    dispatch({ kind: 'decided', key: name, value: next === usual ? undefined : next });
  const text = (of: number) => formatCustomValue(name, of, t);
  return (
    <Field>
      {options ? (
        <SegmentedControl
          legend={label}
          options={options.map((option) => ({ value: String(option), label: text(option) }))}
          value={String(value)}
          onChange={(chosen) => onChange(Number(chosen))}
        />
      ) : (
        <SliderField
          {...{ label, value, min, max, step, onChange }}
          valueText={text(value)}
          lessLabel={t('comparison.calculator.less', { label })}
          moreLabel={t('comparison.calculator.plus', { label })}
          typeLabel={t('comparison.calculator.typeIn', { label })}
          rangeText={t('comparison.calculator.range.stepped', {
            min: text(min),
            max: text(max),
            step: text(step),
          })}
        />
      )}
      <Text variant="note" tone="subtle">
        {t(`comparison.assumption.${name}.source`, published)}
      </Text>
      {value !== usual && (
        <Button
          variant="text"
          aria-label={t('comparison.custom.resetLabel', { value: text(usual), label })}
          onClick={() => onChange(usual)}
        >
          {t('comparison.custom.reset', { value: text(usual) })}
        </Button>
      )}
    </Field>
  );
});

const Field = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.xs,
  minInlineSize: 0,
  // Its words stand below the others; its ground hangs over the edge.
  '& > button': {
    justifySelf: 'start',
    marginInlineStart: `calc(-1 * ${theme.vars.space.l})`,
  },
}));
