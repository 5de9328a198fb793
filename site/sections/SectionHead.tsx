import { SectionHeading } from '../../design-system/text/SectionHeading/SectionHeading.tsx';
import type { Localized } from '../i18n/locales.ts';
import type { MessageId } from '../i18n/messages/index.ts';
import { useText } from '../provider/useText.ts';
import { getTitleId } from './anchors.ts';
import { SourceRefs } from './SourceRefs.tsx';
import type { AnchoredKind } from './sections.ts';

/** The sections whose heading is the three messages `<kind>.eyebrow`, `.title` and `.lead`. */
type Headed = AnchoredKind &
  { [Id in MessageId]: Id extends `${infer Name}.lead` ? Name : never }[MessageId];

interface SectionHeadProps {
  section: Headed;
  /** In the place of its message, where a landing has its own. */
  lead?: Localized | undefined;
}

/** A section's heading from its messages, with its sources where it has some. */
export function SectionHead({ section, lead }: SectionHeadProps) {
  const t = useText();
  return (
    <SectionHeading
      id={getTitleId(section)}
      eyebrow={t(`${section}.eyebrow`)}
      title={t(`${section}.title`)}
      lead={
        <>
          {t(lead ?? `${section}.lead`)}
          <SourceRefs section={section} />
        </>
      }
    />
  );
}
