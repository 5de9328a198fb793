import { SectionHeading } from '../../design-system/text/SectionHeading/SectionHeading.tsx';
import type { MessageId } from '../i18n/messages/index.ts';
import { useText } from '../provider/useText.ts';
import { type AnchoredKind, titleId } from './anchors.ts';
import { SourceRefs } from './SourceRefs.tsx';
import { isSourced } from './section-claims.ts';

/** The sections whose heading is the three messages `<kind>.eyebrow`, `.title` and `.lead`. */
type Headed = AnchoredKind &
  { [Id in MessageId]: Id extends `${infer Name}.lead` ? Name : never }[MessageId];

/** A section's heading from its messages, with its sources where it has some. */
export function SectionHead({ of }: { of: Headed }) {
  const t = useText();
  return (
    <SectionHeading
      id={titleId(of)}
      eyebrow={t(`${of}.eyebrow`)}
      title={t(`${of}.title`)}
      lead={
        <>
          {t(`${of}.lead`)}
          {isSourced(of) && <SourceRefs of={of} />}
        </>
      }
    />
  );
}
