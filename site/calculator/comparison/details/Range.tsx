import { useCallback, useContext, useState } from 'react';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { useText } from '../../../provider/useText.ts';
import { simulate } from '../../client/engine-tasks.ts';
import { Failure } from '../../Failure.tsx';
import { useAsync } from '../../useAsync.ts';
import { useHydrated } from '../../useHydrated.ts';
import { ComparisonServices } from '../state/services.ts';
import type { DetailProps } from './detail-data.ts';
import { Outcomes } from './Outcomes.tsx';

/** The range of what may be left in many random markets: simulated on request, or at build. */
export function Range({ request }: DetailProps) {
  const isHydrated = useHydrated();
  return isHydrated ? (
    <LiveRange request={request} />
  ) : (
    <Outcomes request={request} outcomes={simulate(request)} />
  );
}

function LiveRange({ request }: DetailProps) {
  const t = useText();
  const { client } = useContext(ComparisonServices);
  const [done, setDone] = useState(0);
  const run = useCallback(
    async (signal: AbortSignal) => {
      setDone(0);
      return { request, outcomes: await client.simulate(request, setDone, signal) };
    },
    [client, request],
  );
  const { value, loading, failed, retry } = useAsync(run);
  return (
    <>
      <Failure text={failed && t('comparison.detail.range.failed')} onRetry={retry} />
      {loading && (
        <Text tone="subtle" component="div">
          <label>
            {t('comparison.detail.range.progress')} <progress value={done} />
          </label>
        </Text>
      )}
      {value && <Outcomes {...value} aria-busy={loading} />}
    </>
  );
}
