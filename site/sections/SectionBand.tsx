import type { ComponentProps } from 'react';
import { Band } from '../../design-system/page/Band/Band.tsx';
import { Stack } from '../../design-system/page/Stack/Stack.tsx';
import { SectionHeading } from '../../design-system/text/SectionHeading/SectionHeading.tsx';
import { getSectionAnchor, getTitleId } from '../config/anchors.ts';
import type { SectionDefinition } from './field.ts';
import { SourceRefs } from './SourceRefs.tsx';
import { type AnchoredKind, SECTIONS } from './sections.ts';

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

type SectionHeadProps = Pick<SectionBandProps, 'section'> &
  Pick<ComponentProps<typeof SectionHeading>, 'eyebrow' | 'title' | 'lead'>;

/** The usual section: its band, and in it its heading and its parts, one below the other. */
export function SectionStack({ tone, children, ...head }: SectionBandProps & SectionHeadProps) {
  return (
    <SectionBand section={head.section} tone={tone}>
      <Stack>
        <SectionHead {...head} />
        {children}
      </Stack>
    </SectionBand>
  );
}

/** The heading of a section as its kind has it, with its sources behind the lead. */
export function SectionHead({ section, lead, ...texts }: SectionHeadProps) {
  const { heading }: SectionDefinition = SECTIONS[section];
  return (
    <SectionHeading
      {...texts}
      id={getTitleId(section)}
      variant={heading}
      lead={
        lead && (
          <>
            {lead}
            <SourceRefs section={section} />
          </>
        )
      }
    />
  );
}
