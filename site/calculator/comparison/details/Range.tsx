import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { useText } from '../../../provider/useText.ts';
import { outcomesOf } from '../../client/outcomes.ts';
import { Failure } from '../../Failure.tsx';
import { useHydrated } from '../../useHydrated.ts';
import type { DetailProps } from './details.ts';
import { Outcomes } from './Outcomes.tsx';
import { useOutcomes } from './useOutcomes.ts';

/** What may be left in many courses of the market: simulated in a worker, or on a page at build. */
export function Range({ request }: DetailProps) {
  const isHydrated = useHydrated();
  return isHydrated ? (
    <LiveRange request={request} />
  ) : (
    <Outcomes request={request} outcomes={outcomesOf(request)} />
  );
}

function LiveRange({ request }: DetailProps) {
  const t = useText();
  const { found, done, hasFailed, retry } = useOutcomes(request);
  const isBusy = !hasFailed && found?.request !== request;
  return (
    <>
      <Failure
        text={hasFailed && t('comparison.detail.range.failed')}
        retryLabel={t('comparison.calculator.retry')}
        onRetry={retry}
      />
      {isBusy && (
        <Text tone="subtle" component="div">
          <label>
            {t('comparison.detail.range.progress')} <progress value={done} />
          </label>
        </Text>
      )}
      {found && <Outcomes {...found} aria-busy={isBusy} />}
    </>
  );
}
