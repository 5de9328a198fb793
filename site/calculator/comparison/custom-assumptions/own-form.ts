import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../../../i18n/locales.ts';

type Texts = Record<string, MessageFormatElement[]>;

/** Brings the form for own assumptions with its texts; nothing of it is loaded before it is opened. */
export const OWN_FORM: Record<Locale, () => Promise<OwnFormPart>> = {
  en: () =>
    part(
      import('virtual:island-messages/own/en'),
      import('virtual:island-messages/assumptions/en'),
    ),
  de: () =>
    part(
      import('virtual:island-messages/own/de'),
      import('virtual:island-messages/assumptions/de'),
    ),
};

interface OwnFormPart {
  View: typeof import('./CustomForm.tsx').OwnForm;
  texts: Texts;
}

async function part(...sets: Promise<{ default: Texts }>[]): Promise<OwnFormPart> {
  const [{ OwnForm }, ...texts] = await Promise.all([import('./CustomForm.tsx'), ...sets]);
  return { View: OwnForm, texts: Object.assign({}, ...texts.map((set) => set.default)) };
}
