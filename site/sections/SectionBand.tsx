import type { ComponentProps } from 'react';
import { Band } from '../../design-system/page/Band/Band.tsx';
import { ANCHORS, type AnchoredKind, titleId } from './anchors.ts';

type SectionBandProps = Pick<ComponentProps<typeof Band>, 'tone' | 'children'> & {
  section: AnchoredKind;
};

/** The band of a section, with its anchor, named by the heading that has its `titleId`. */
export function SectionBand({ section, tone, children }: SectionBandProps) {
  return (
    <Band tone={tone} id={ANCHORS[section]} aria-labelledby={titleId(section)}>
      {children}
    </Band>
  );
}
