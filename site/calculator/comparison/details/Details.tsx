import { useState } from 'react';
import { DisclosureList } from '../../../../design-system/disclosure/DisclosureList/DisclosureList.tsx';
import { keysOf } from '../../../../lib/objects.ts';
import { useSite } from '../../../provider/SiteProvider.tsx';
import { useAwake } from '../../useHydrated.ts';
import { DETAILS_PATHS, layerAnchor } from './addresses.ts';
import { Layer } from './Detail.tsx';
import { LAYERS, type LayerKey, type LayerProps } from './details.ts';

/**
 * The second layer of the calculator: closed at first, each part loaded when it is opened. What is
 * open stays open and follows the visitor's question.
 */
export function Layers({ request }: LayerProps) {
  const { locale, t } = useSite();
  const [open, setOpen] = useState<readonly LayerKey[]>([]);
  const isAwake = useAwake();
  const toggle = (key: LayerKey) =>
    setOpen(open.includes(key) ? open.filter((other) => other !== key) : [...open, key]);
  return (
    <DisclosureList
      data-part="layers"
      items={keysOf(LAYERS).map((key) => ({
        key,
        heading: t(`comparison.calculator.layer.${key}`),
        href: `${DETAILS_PATHS[locale]}#${layerAnchor(key)}`,
        content: open.includes(key) ? <Layer layer={key} request={request} /> : undefined,
      }))}
      onToggle={isAwake ? toggle : undefined}
    />
  );
}
