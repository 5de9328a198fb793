import { useCallback, useContext, useState } from 'react';
import { BreakEvenList } from '../../../../design-system/charts/BreakEvenList/BreakEvenList.tsx';
import { ResponsiveDisclosure } from '../../../../design-system/disclosure/ResponsiveDisclosure/ResponsiveDisclosure.tsx';
import { Stack } from '../../../../design-system/page/Stack/Stack.tsx';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import type { BreakEven } from '../../../calculation/index.ts';
import { useText } from '../../../provider/useText.ts';
import type { CalculationRequest } from '../../client/client.ts';
import { Failure } from '../../Failure.tsx';
import { useAsync } from '../../useAsync.ts';
import { ComparisonServices } from '../state/services.ts';
import { makeBreakEvenRows } from './break-even-rows.ts';
import { getPresetVerdict } from './verdict.ts';

interface BreakEvensProps {
  /** The request that has its answer. */
  request: CalculationRequest;
  /** Our gain in that answer, whose sign the break-evens change. */
  gain: number;
  /** The break-evens of the request that the page opens with, found at build. */
  opening: readonly BreakEven[];
}

/**
 * The value of each single number from which on the other product is better. Until those of another
 * request are found, the previous ones stay.
 */
export function BreakEvens({ request, gain, opening: breakEvens }: BreakEvensProps) {
  const t = useText();
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
  const { points, never } = makeBreakEvenRows(found.breakEvens, t);
  const outcome = points.length > 0 ? getPresetVerdict(found.gain) : 'never';
  return (
    <ResponsiveDisclosure
      data-part="break-evens"
      heading={t(`comparison.calculator.breakEven.title.${outcome}`)}
      headingLevel="h4"
    >
      <Stack gap="s">
        {points.length > 0 && (
          <Text variant="note" tone="subtle">
            {t('comparison.calculator.breakEven.lead')}
          </Text>
        )}
        <Failure text={failed && t('comparison.calculator.breakEven.failed')} onRetry={retry} />
        {points.length > 0 && <BreakEvenList breakEvens={points} loading={loading} />}
        {never.length > 0 && (
          <Text variant="note" tone="subtle">
            {t('comparison.calculator.breakEven.never', { names: never.join(' · ') })}
          </Text>
        )}
      </Stack>
    </ResponsiveDisclosure>
  );
}
