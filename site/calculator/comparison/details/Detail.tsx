import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { MoreTexts } from '../../../provider/SiteProvider.tsx';
import { useText } from '../../../provider/useText.ts';
import { Failure } from '../../Failure.tsx';
import type { LayerKey, LayerProps } from './details.ts';
import { useLayer } from './useDetail.ts';

interface OpenLayerProps extends LayerProps {
  layer: LayerKey;
}

/** An open layer: its view as soon as that has arrived. */
export function Layer({ layer, request }: OpenLayerProps) {
  const t = useText();
  const { loaded, hasFailed, retry } = useLayer(layer);
  if (!loaded) {
    return (
      <>
        <Failure
          text={hasFailed && t('comparison.calculator.layerFailed')}
          retryLabel={t('comparison.calculator.retry')}
          onRetry={retry}
        />
        {!hasFailed && (
          <Text tone="subtle" role="status">
            {t('comparison.calculator.layerLoading')}
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
