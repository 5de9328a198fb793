import type { ComponentProps } from 'react';
import { Band } from '../../design-system/page/Band/Band.tsx';
import { getSectionAnchor, getTitleId } from './anchors.ts';
import type { AnchoredKind } from './sections.ts';

type SectionBandProps = Pick<ComponentProps<typeof Band>, 'tone' | 'children'> & {
  section: AnchoredKind;
};

/** The band of a section, with its anchor, named by the heading that has its `getTitleId`. */
export function SectionBand({ section, tone, children }: SectionBandProps) {
  return (
    <Band tone={tone} id={getSectionAnchor(section)} aria-labelledby={getTitleId(section)}>
      {children}
    </Band>
  );
}
