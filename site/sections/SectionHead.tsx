import type { ComponentProps } from 'react';
import { SectionHeading } from '../../design-system/text/SectionHeading/SectionHeading.tsx';
import { getTitleId } from './anchors.ts';
import { SourceRefs } from './SourceRefs.tsx';
import type { SectionDefinition } from './section-definition.ts';
import { type AnchoredKind, SECTIONS } from './sections.ts';

type Texts = Pick<ComponentProps<typeof SectionHeading>, 'eyebrow' | 'title' | 'lead' | 'onDark'>;

/** The heading of a section as its kind has it, with its sources behind the lead. */
export function SectionHead({ section, lead, ...texts }: Texts & { section: AnchoredKind }) {
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
