import { type ComponentType, createContext, useCallback, useContext } from 'react';
import type { Locale } from '../../../i18n/locales.ts';
import { useSite } from '../../../provider/SiteProvider.tsx';
import type { Texts } from '../../../provider/text.ts';
import { useLoaded } from '../../useAsync.ts';
import { DETAIL_TEXTS, DETAILS, type DetailKey, type DetailProps } from './details.ts';

interface LoadedDetail {
  View: ComponentType<DetailProps>;
  texts: Texts;
}

/** How a layer is brought to the page; stories put another way in its place. */
export const DetailLoading = createContext(loadDetail);

async function loadDetail(key: DetailKey, locale: Locale): Promise<LoadedDetail> {
  const [View, { default: texts }] = await Promise.all([DETAILS[key](), DETAIL_TEXTS[locale]()]);
  return { View, texts };
}

/** Loads a layer once it is shown; after a failure, again on request. */
export function useDetail(key: DetailKey) {
  const { locale } = useSite();
  const load = useContext(DetailLoading);
  return useLoaded(
    useCallback(() => load(key, locale), [load, key, locale]),
    true,
  );
}
