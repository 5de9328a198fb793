import { SectionHeading } from '../../design-system/SectionHeading/SectionHeading.tsx';
import type { MessageId } from '../messages/index.ts';
import { useText } from '../useText.ts';

/** The sections whose heading is the three messages `<name>.eyebrow`, `.title` and `.lead`. */
type Headed = { [Id in MessageId]: Id extends `${infer Name}.lead` ? Name : never }[MessageId];

/** A section's heading from its messages; `<name>-title` is the id that its band is labelled by. */
export function SectionHead({ of }: { of: Headed }) {
  const t = useText();
  return (
    <SectionHeading
      id={`${of}-title`}
      eyebrow={t(`${of}.eyebrow`)}
      title={t(`${of}.title`)}
      lead={t(`${of}.lead`)}
    />
  );
}
