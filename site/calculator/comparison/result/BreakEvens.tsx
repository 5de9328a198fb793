import { PhoneFold } from '../../../../design-system/disclosure/PhoneFold/PhoneFold.tsx';
import { Stack } from '../../../../design-system/page/Stack/Stack.tsx';
import { TurningPoints } from '../../../../design-system/tables/TurningPoints/TurningPoints.tsx';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { useText } from '../../../provider/useText.ts';
import type { BreakEven } from '../../client/flips-client.ts';
import { Failure } from '../../Failure.tsx';
import { breakEvenRows } from './break-even-rows.ts';
import { type Answered, useBreakEvens } from './useBreakEvens.ts';
import { verdictOf } from './verdict.ts';

interface BreakEvensProps extends Answered {
  /** The flip points of the comparison that the page opens with, found at build. */
  opening: readonly BreakEven[];
}

/** At which value of each single number another way becomes the better one. */
export function BreakEvens({ request, gain, opening }: BreakEvensProps) {
  const t = useText();
  const { found, isBusy, hasFailed, retry } = useBreakEvens({ request, gain }, opening);
  const { points, never } = breakEvenRows(found.flips, t);
  const outcome = points.length > 0 ? verdictOf(found.gain) : 'never';
  return (
    <PhoneFold
      data-part="flips"
      heading={t(`comparison.calculator.breakEven.title.${outcome}`)}
      headingLevel="h4"
    >
      <Stack gap="s">
        {points.length > 0 && (
          <Text variant="note" tone="subtle">
            {t('comparison.calculator.breakEven.lead')}
          </Text>
        )}
        <Failure
          text={hasFailed && t('comparison.calculator.breakEven.failed')}
          retryLabel={t('comparison.calculator.retry')}
          onRetry={retry}
        />
        {points.length > 0 && <TurningPoints points={points} busy={isBusy} />}
        {never.length > 0 && (
          <Text variant="note" tone="subtle">
            {t('comparison.calculator.breakEven.never', { names: never.join(' · ') })}
          </Text>
        )}
      </Stack>
    </PhoneFold>
  );
}
