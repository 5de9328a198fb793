import { memo, useState } from 'react';
import { useIntl } from 'react-intl';
import { SegmentedControl } from '../../../../design-system/fields/SegmentedControl/SegmentedControl.tsx';
import { keysOf } from '../../../../lib/objects.ts';
import { toRate } from '../../../../lib/rates.ts';
import { formatEuro, formatRate } from '../../../i18n/format.ts';
import { LazyPart } from '../../LazyPart.tsx';
import type { CustomKey, CustomValues } from '../assumptions/assumption-table.ts';
import { readPreset, withAnswers } from '../assumptions/preset-changes.ts';
import type { ComparisonAction, ComparisonState } from '../state/comparison-state.ts';
import { DEPOT_COSTS, getAllowances } from './key-answers.ts';
import { loadAssumptionField } from './load-fields.ts';
import { makeHint } from './make-hint.ts';

interface KeyQuestionsProps extends Pick<ComparisonState, 'preset' | 'custom'> {
  dispatch: (action: ComparisonAction) => void;
}

/**
 * The two questions whose answers most often turn the result. They set the same assumptions as the
 * form of the visitor's own does.
 */
export const KeyQuestions = memo(function KeyQuestions(props: KeyQuestionsProps) {
  const { preset, custom, dispatch } = props;
  const intl = useIntl();
  const read = (key: CustomKey) => custom[key] ?? readPreset(key, preset) ?? 0;
  const assetFee = read('assetFee');
  const allowance = read('saversAllowance');
  // Whoever wants to enter a cost has not entered one yet.
  const [asksCost, setAsksCost] = useState(false);
  const known = read('orderFee') === 0 && keyOf(DEPOT_COSTS, assetFee);
  const depot = asksCost || !known ? 'own' : known;
  const answer = (answers: CustomValues) =>
    dispatch({ kind: 'chosen', choice: { custom: withAnswers(custom, preset, answers) } });
  const label = intl.formatMessage({ id: 'comparison.calculator.question.depot' });
  const allowanceLabel = intl.formatMessage({ id: 'comparison.calculator.question.allowance' });
  const allowances = getAllowances(custom);
  const isFree = keyOf(allowances, allowance) ?? 'own';
  return (
    <>
      <SegmentedControl
        label={label}
        hint={makeHint(label, 'comparison.calculator.question.depot.hint', intl)}
        options={(['free', 'bank', 'own'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: `comparison.calculator.question.depot.${value}` }),
          note:
            value === 'own'
              ? intl.formatMessage({ id: 'comparison.calculator.question.depot.ownNote' })
              : formatRate(toRate(DEPOT_COSTS[value])),
        }))}
        value={depot}
        onValueChange={(value) => {
          setAsksCost(value === 'own');
          if (value !== 'own') answer({ assetFee: DEPOT_COSTS[value], orderFee: 0 });
        }}
      />
      {depot === 'own' && (
        <LazyPart
          load={loadAssumptionField}
          props={{
            assumption: 'assetFee',
            label: intl.formatMessage({ id: 'comparison.calculator.question.depot.cost' }),
            value: assetFee,
            onValueChange: (next: number) => answer({ assetFee: next }),
          }}
        />
      )}
      <SegmentedControl
        variant="row"
        label={allowanceLabel}
        hint={makeHint(allowanceLabel, 'comparison.calculator.question.allowance.hint', intl, {
          allowance: formatEuro(allowances.free),
        })}
        options={[
          ...keysOf(allowances).map((value) => ({
            value,
            label: intl.formatMessage({ id: `comparison.calculator.question.allowance.${value}` }),
          })),
          ...(isFree === 'own' ? [{ value: 'own' as const, label: formatEuro(allowance) }] : []),
        ]}
        value={isFree}
        onValueChange={(value) => value !== 'own' && answer({ saversAllowance: allowances[value] })}
      />
    </>
  );
});

function keyOf<Key extends string>(values: Record<Key, number>, value: number): Key | undefined {
  return keysOf(values).find((key) => values[key] === value);
}
