import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { MoreTexts } from '../../../provider/SiteProvider.tsx';
import { useText } from '../../../provider/useText.ts';
import { Failure } from '../../Failure.tsx';
import type { DetailKey, DetailProps } from './details.ts';
import { useDetail } from './useDetail.ts';

interface OpenDetailProps extends DetailProps {
  layer: DetailKey;
}

/** An open layer: its view as soon as that has arrived. */
export function Detail({ layer, request }: OpenDetailProps) {
  const t = useText();
  const { loaded, hasFailed, retry } = useDetail(layer);
  if (!loaded) {
    return (
      <>
        <Failure
          text={hasFailed && t('comparison.calculator.detailFailed')}
          retryLabel={t('comparison.calculator.retry')}
          onRetry={retry}
        />
        {!hasFailed && (
          <Text tone="subtle" role="status">
            {t('comparison.calculator.detailLoading')}
          </Text>
        )}
      </>
    );
  }
  const { View, texts } = loaded;
  return (
    <MoreTexts texts={texts}>
      <View request={request} />
    </MoreTexts>
  );
}
