import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../../../i18n/locales.ts';

type Texts = Record<string, MessageFormatElement[]>;

/** What taking the result away needs: nothing of it is loaded before somebody asks for it. */
export interface TakeAwayPart {
  takeAwayTables: typeof import('./tables.ts').takeAwayTables;
  csvOf: typeof import('./csv.ts').csvOf;
  PrintSheet: typeof import('./PrintSheet.tsx').PrintSheet;
  texts: Texts;
}

/** Brings it in a language. */
export const TAKE_AWAY: Record<Locale, () => Promise<TakeAwayPart>> = {
  en: () =>
    part(
      import('virtual:island-messages/takeAway/en'),
      import('virtual:island-messages/own/en'),
      import('virtual:island-messages/assumptions/en'),
    ),
  de: () =>
    part(
      import('virtual:island-messages/takeAway/de'),
      import('virtual:island-messages/own/de'),
      import('virtual:island-messages/assumptions/de'),
    ),
};

async function part(...sets: Promise<{ default: Texts }>[]): Promise<TakeAwayPart> {
  const [{ takeAwayTables }, { csvOf }, { PrintSheet }, ...texts] = await Promise.all([
    import('./tables.ts'),
    import('./csv.ts'),
    import('./PrintSheet.tsx'),
    ...sets,
  ]);
  const together: Texts = Object.assign({}, ...texts.map((set) => set.default));
  return { takeAwayTables, csvOf, PrintSheet, texts: together };
}
