import styled from '@emotion/styled';
import { useCallback, useContext, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../../design-system/actions/Button/Button.tsx';
import { ResponsiveDisclosure } from '../../../../design-system/disclosure/ResponsiveDisclosure/ResponsiveDisclosure.tsx';
import { Stack } from '../../../../design-system/page/Stack/Stack.tsx';
import { oneColumn } from '../../../../design-system/styles/one-column.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import type { BreakEven } from '../../../calculation/index.ts';
import { Failure } from '../../../islands/Failure.tsx';
import { type CalculationAnswer, getGain } from '../../client/client.ts';
import { useAsync } from '../../useAsync.ts';
import { withAnswers } from '../assumptions/preset-changes.ts';
import type { ComparisonAction, Question } from '../state/comparison-state.ts';
import { ComparisonServices } from '../state/services.ts';
import { BreakEvenList } from './BreakEvenList/BreakEvenList.tsx';
import { makeBreakEvenRows } from './break-even-rows.ts';
import { findSwitches } from './switches.ts';
import { getPresetVerdict } from './verdict.ts';

export interface BreakEvensProps {
  answer: CalculationAnswer;
  /** The question that it answers. */
  question: Question;
  /** The break-evens of the request that the page opens with, found at build. */
  opening: readonly BreakEven[];
  dispatch: (action: ComparisonAction) => void;
  /** Called when the visitor lets one happen. */
  onSwitch: () => void;
}

/**
 * The value of each single number from which on the other product is better, and a button for one that
 * a single answer brings about. Until those of another request are found, the previous ones stay.
 */
export function BreakEvens(props: BreakEvensProps) {
  const { answer, question: request, opening: breakEvens, dispatch, onSwitch } = props;
  const intl = useIntl();
  /** Its sign is what the break-evens change. */
  const gain = getGain(answer.calculationOutput, request.comparisonType);
  const { client } = useContext(ComparisonServices);
  const [opening] = useState({ request, gain, breakEvens });
  const find = useCallback(
    async (signal: AbortSignal) => {
      return { gain, breakEvens: await client.findBreakEvens(request, signal) };
    },
    [client, request, gain],
  );
  const isOpening = request === opening.request;
  const { value, loading, failed, retry } = useAsync(isOpening ? null : find);
  const found = isOpening || !value ? opening : value;
  const id = useId();
  const switches = findSwitches(found.breakEvens, found.gain, request.custom);
  const others = found.breakEvens.filter((one) =>
    switches.every(({ breakEven }) => breakEven !== one),
  );
  const { points, never } = makeBreakEvenRows(others, intl);
  const hasAny = points.length + switches.length > 0;
  const outcome = hasAny ? getPresetVerdict(found.gain) : 'never';
  return (
    <ResponsiveDisclosure
      data-part="break-evens"
      summary={intl.formatMessage({ id: `comparison.calculator.breakEven.title.${outcome}` })}
      headingLevel="h4"
    >
      <Columns>
        <Stack gap="s">
          {switches.map(({ name, breakEven, answers, isAhead }) => (
            <Switch key={name}>
              <Text variant="label" id={`${id}${name}`}>
                {intl.formatMessage(
                  { id: 'comparison.calculator.breakEven.switch' },
                  {
                    name,
                    point: makeBreakEvenRows([breakEven], intl).points[0]?.breakEven.text ?? '',
                    ahead: isAhead ? 'product' : 'depot',
                  },
                )}
              </Text>
              <Button
                variant="outlined"
                id={`${id}show${name}`}
                aria-labelledby={`${id}show${name} ${id}${name}`}
                onClick={() => {
                  const custom = withAnswers(request.custom, request.preset, answers);
                  dispatch({ kind: 'chosen', choice: { custom } });
                  onSwitch();
                }}
              >
                {intl.formatMessage({ id: 'comparison.calculator.breakEven.show' })}
              </Button>
            </Switch>
          ))}
          {points.length > 0 && (
            <Text variant="note" tone="subtle">
              {intl.formatMessage({ id: 'comparison.calculator.breakEven.lead' })}
            </Text>
          )}
          {never.length > 0 && (
            <Text variant="note" tone="subtle">
              {intl.formatMessage(
                { id: 'comparison.calculator.breakEven.never' },
                { names: never.join('\u00a0· ') },
              )}
            </Text>
          )}
        </Stack>
        <div>
          <Failure message={failed && 'comparison.calculator.breakEven.failed'} onRetry={retry} />
          {points.length > 0 && <BreakEvenList breakEvens={points} loading={loading} />}
        </div>
      </Columns>
    </ResponsiveDisclosure>
  );
}

const Columns = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.s,
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    alignItems: 'start',
    columnGap: theme.vars.space.xxl,
  },
}));

const Switch = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.vars.space.m,
  '@media print': { '& > button': { display: 'none' } },
}));
