import { type ComponentType, createContext, useContext, useEffect, useState } from 'react';
import type { Locale } from '../../../locales.ts';
import { useSite } from '../../../SiteProvider.tsx';
import type { Texts } from '../../../text.ts';
import { LAYER_TEXTS, LAYERS, type LayerKey, type LayerProps } from './layers.ts';

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
  const [loaded, setLoaded] = useState<LoadedLayer>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (hasFailed) return;
    let isWanted = true;
    const bring = async () => {
      try {
        const layer = await load(key, locale);
        if (isWanted) setLoaded(layer);
      } catch {
        if (isWanted) setHasFailed(true);
      }
    };
    void bring();
    return () => {
      isWanted = false;
    };
  }, [key, locale, load, hasFailed]);

  return { loaded, hasFailed, retry: () => setHasFailed(false) };
}
