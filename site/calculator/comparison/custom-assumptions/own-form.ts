import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../../../i18n/locales.ts';

type Texts = Record<string, MessageFormatElement[]>;

/** Brings the form for own assumptions with its texts; nothing of it is loaded before it is opened. */
export const CUSTOM_FORM: Record<Locale, () => Promise<CustomFormPart>> = {
  en: () =>
    part(
      import('virtual:island-messages/custom/en'),
      import('virtual:island-messages/assumptions/en'),
    ),
  de: () =>
    part(
      import('virtual:island-messages/custom/de'),
      import('virtual:island-messages/assumptions/de'),
    ),
};

interface CustomFormPart {
  View: typeof import('./CustomForm.tsx').CustomForm;
  texts: Texts;
}

async function part(...sets: Promise<{ default: Texts }>[]): Promise<CustomFormPart> {
  const [{ CustomForm }, ...texts] = await Promise.all([import('./CustomForm.tsx'), ...sets]);
  return { View: CustomForm, texts: Object.assign({}, ...texts.map((set) => set.default)) };
}
