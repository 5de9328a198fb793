import type { DocumentPage } from './document.ts';

/** What is stored on a visitor's device: § 25 TDDDG. */
export const cookies: DocumentPage = {
  path: { en: '/en/cookie-settings', de: '/de/cookie-einstellungen' },
  title: { en: 'Cookie settings', de: 'Cookie-Einstel­lungen' },
  description: {
    en: 'These pages store nothing on your device and read nothing from it, so there is nothing to agree to and nothing to switch off (section 25 TDDDG).',
    de: 'Diese Seiten speichern nichts auf deinem Gerät und lesen nichts davon aus. Es gibt also nichts, dem du zustimmen oder das du abschalten müsstest (§ 25 TDDDG).',
  },
  sections: [
    {
      heading: { en: 'Nothing is stored', de: 'Nichts wird gespeichert' },
      paragraphs: {
        en: [
          'These pages set no cookies and use no other storage on your device. That is why you see no banner: section 25 TDDDG asks for your consent only where something is stored or read.',
          'If that ever changes, you will be asked first, and refusing will be as easy as agreeing.',
        ],
        de: [
          'Diese Seiten setzen keine Cookies und nutzen keinen anderen Speicher auf deinem Gerät. Darum siehst du kein Banner: § 25 TDDDG verlangt deine Einwilligung nur, wo etwas gespeichert oder ausgelesen wird.',
          'Sollte sich das ändern, fragen wir dich vorher, und Ablehnen wird so leicht sein wie Zustimmen.',
        ],
      },
    },
  ],
};
