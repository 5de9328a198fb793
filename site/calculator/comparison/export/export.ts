import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../../../i18n/locales.ts';

type Texts = Record<string, MessageFormatElement[]>;

/** What taking the result away needs: nothing of it is loaded before somebody asks for it. */
export interface ExportPart {
  exportTables: typeof import('./tables.ts').exportTables;
  csvOf: typeof import('./csv.ts').csvOf;
  PrintSheet: typeof import('./PrintSheet.tsx').PrintSheet;
  texts: Texts;
}

/** Brings it in a language. */
export const EXPORT: Record<Locale, () => Promise<ExportPart>> = {
  en: () =>
    part(
      import('virtual:island-messages/export/en'),
      import('virtual:island-messages/custom/en'),
      import('virtual:island-messages/assumptions/en'),
    ),
  de: () =>
    part(
      import('virtual:island-messages/export/de'),
      import('virtual:island-messages/custom/de'),
      import('virtual:island-messages/assumptions/de'),
    ),
};

async function part(...sets: Promise<{ default: Texts }>[]): Promise<ExportPart> {
  const [{ exportTables }, { csvOf }, { PrintSheet }, ...texts] = await Promise.all([
    import('./tables.ts'),
    import('./csv.ts'),
    import('./PrintSheet.tsx'),
    ...sets,
  ]);
  const together: Texts = Object.assign({}, ...texts.map((set) => set.default));
  return { exportTables, csvOf, PrintSheet, texts: together };
}
