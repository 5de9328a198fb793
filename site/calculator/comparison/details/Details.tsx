import { useState } from 'react';
import { DisclosureList } from '../../../../design-system/disclosure/DisclosureList/DisclosureList.tsx';
import { keysOf } from '../../../../lib/objects.ts';
import { useSite } from '../../../provider/SiteProvider.tsx';
import { useHydrated } from '../../useHydrated.ts';
import { DETAILS_PATHS, detailAnchor } from './addresses.ts';
import { Detail } from './Detail.tsx';
import { DETAILS, type DetailKey, type DetailProps } from './details.ts';

/**
 * The second layer of the calculator: closed at first, each part loaded when it is opened. What is
 * open stays open and follows the visitor's question.
 */
export function Details({ request }: DetailProps) {
  const { locale, t } = useSite();
  const [open, setOpen] = useState<readonly DetailKey[]>([]);
  const isHydrated = useHydrated();
  const toggle = (key: DetailKey) =>
    setOpen(open.includes(key) ? open.filter((other) => other !== key) : [...open, key]);
  return (
    <DisclosureList
      data-part="layers"
      items={keysOf(DETAILS).map((key) => ({
        key,
        heading: t(`comparison.calculator.detail.${key}`),
        href: `${DETAILS_PATHS[locale]}#${detailAnchor(key)}`,
        content: open.includes(key) ? <Detail layer={key} request={request} /> : undefined,
      }))}
      onToggle={isHydrated ? toggle : undefined}
    />
  );
}
