import { createContext, memo, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { splitFragment } from '../../../../design-system/behaviour/fragment.ts';
import { useHydrated } from '../../../../design-system/behaviour/useHydrated.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../../../lib/objects.ts';
import { FOLDER } from '../../../config/address.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { loadMessages } from '../../../islands/load-messages.ts';
import { useSite } from '../../../provider/site-context.ts';
import { LazyPart, type LoadedPart } from '../../LazyPart.tsx';
import { DETAILS_PATHS, getDetailAnchor, getPanelAnchor } from './addresses.ts';
import type { DetailProps } from './detail-data.ts';
import { DETAILS, type DetailKey, listDetailMessages } from './details.ts';
import { LinkDisclosure, LinkDisclosures } from './LinkDisclosure.tsx';

/** How a detail panel is loaded; stories put another way in its place. */
export const DetailLoading = createContext(loadDetail);

interface DetailsProps extends DetailProps {
  /** The panels to list. */
  shown?: readonly DetailKey[];
}

const ALL = keysOf(DETAILS);

/** With a script it opens beside the result, so that no address leads here. */
const OPENS_ELSEWHERE: DetailKey = 'range';

/**
 * Everything that the calculator explains: closed at first, each panel loaded when it is opened. What
 * is open stays open and follows the visitor's request. The address of the page opens the one that it names.
 */
export const Details = memo(function Details({ request, shown = ALL }: DetailsProps) {
  const { locale } = useSite();
  const intl = useIntl();
  const [open, setOpen] = useState<readonly DetailKey[]>([]);
  const isHydrated = useHydrated();
  const listed = isHydrated ? shown.filter((key) => key !== OPENS_ELSEWHERE) : shown;
  const panels = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = panels.current;
    const openAddressed = () => {
      const { anchor } = splitFragment(location.hash);
      const addressed = ALL.filter((key) => getPanelAnchor(key) === anchor);
      setOpen((before) => [...new Set([...before, ...addressed])]);
    };
    openAddressed();
    // Whenever an address names one later, the page says so to what it names.
    root?.addEventListener('beforematch', openAddressed);
    return () => root?.removeEventListener('beforematch', openAddressed);
  }, []);
  const toggle = (key: DetailKey) =>
    setOpen(open.includes(key) ? open.filter((other) => other !== key) : [...open, key]);
  return (
    <LinkDisclosures data-part="details" ref={panels}>
      {listed.map((key) => (
        <LinkDisclosure
          key={key}
          id={key === OPENS_ELSEWHERE ? undefined : getPanelAnchor(key)}
          heading={intl.formatMessage({ id: `comparison.calculator.detail.${key}` })}
          href={`${FOLDER}${DETAILS_PATHS[locale]}#${getDetailAnchor(key)}`}
          onToggle={isHydrated ? () => toggle(key) : undefined}
        >
          {open.includes(key) ? <Detail detail={key} request={request} /> : undefined}
        </LinkDisclosure>
      ))}
    </LinkDisclosures>
  );
});

/** One panel, loaded with its texts. */
export function Detail({ detail, request }: DetailProps & { detail: DetailKey }) {
  const intl = useIntl();
  const { locale } = useSite();
  const load = useContext(DetailLoading);
  return (
    <LazyPart
      load={useCallback(() => load(detail, locale), [load, detail, locale])}
      props={{ request }}
    >
      <Text tone="subtle" role="status">
        {intl.formatMessage({ id: 'comparison.calculator.partLoading' })}
      </Text>
    </LazyPart>
  );
}

async function loadDetail(key: DetailKey, locale: Locale): Promise<LoadedPart<DetailProps>> {
  const [View, texts] = await Promise.all([
    DETAILS[key](),
    loadMessages(locale, ...listDetailMessages(key)),
  ]);
  return { View, texts };
}
