import { useIntl } from 'react-intl';
import { NumberField } from '../../../../design-system/fields/NumberField/NumberField.tsx';
import { TYPED } from '../../../i18n/typed-number.ts';
import { getCustomRule } from '../assumptions/assumption-table.ts';
import { formatCost } from './key-answers.ts';

interface DepotCostProps {
  value: number;
  onValueChange: (value: number) => void;
}

/** The field for what a depot costs each year, in per cent of its value. */
export function DepotCost(props: DepotCostProps) {
  const intl = useIntl();
  const rule = getCustomRule('assetFee');
  const bounds = { min: formatCost(rule.min), max: formatCost(rule.max) };
  return (
    <NumberField
      {...props}
      {...rule}
      label={intl.formatMessage({ id: 'comparison.calculator.question.depot.cost' })}
      {...TYPED}
      format={formatCost}
      unreadableText={(text) =>
        intl.formatMessage(
          { id: 'comparison.calculator.unreadable' },
          { text, value: formatCost(props.value) },
        )
      }
      rangeText={intl.formatMessage({ id: 'comparison.calculator.range.any' }, bounds)}
    />
  );
}
