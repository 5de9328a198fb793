import { SectionHeading } from '../../design-system/text/SectionHeading/SectionHeading.tsx';
import type { MessageId } from '../i18n/messages/index.ts';
import { useText } from '../provider/useText.ts';
import { getTitleId } from './anchors.ts';
import { SourceRefs } from './SourceRefs.tsx';
import type { AnchoredKind } from './sections.ts';

/** The sections whose heading is the three messages `<kind>.eyebrow`, `.title` and `.lead`. */
type Headed = AnchoredKind &
  { [Id in MessageId]: Id extends `${infer Name}.lead` ? Name : never }[MessageId];

/** A section's heading from its messages, with its sources where it has some. */
export function SectionHead({ section }: { section: Headed }) {
  const t = useText();
  return (
    <SectionHeading
      id={getTitleId(section)}
      eyebrow={t(`${section}.eyebrow`)}
      title={t(`${section}.title`)}
      lead={
        <>
          {t(`${section}.lead`)}
          <SourceRefs section={section} />
        </>
      }
    />
  );
}
