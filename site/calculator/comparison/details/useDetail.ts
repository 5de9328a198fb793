import { type ComponentType, createContext, useCallback, useContext } from 'react';
import type { Locale } from '../../../i18n/locales.ts';
import { useSite } from '../../../provider/SiteProvider.tsx';
import type { Texts } from '../../../provider/text.ts';
import { useLoaded } from '../../useAsync.ts';
import { LAYER_TEXTS, LAYERS, type LayerKey, type LayerProps } from './details.ts';

interface LoadedLayer {
  View: ComponentType<LayerProps>;
  texts: Texts;
}

/** How a layer is brought to the page; stories put another way in its place. */
export const LayerLoading = createContext(loadLayer);

async function loadLayer(key: LayerKey, locale: Locale): Promise<LoadedLayer> {
  const [View, { default: texts }] = await Promise.all([LAYERS[key](), LAYER_TEXTS[locale]()]);
  return { View, texts };
}

/** Loads a layer once it is shown; after a failure, again on request. */
export function useLayer(key: LayerKey) {
  const { locale } = useSite();
  const load = useContext(LayerLoading);
  return useLoaded(
    useCallback(() => load(key, locale), [load, key, locale]),
    true,
  );
}
