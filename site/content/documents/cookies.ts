import { needsConsent, type VisitorOptions } from '../../config/visitor-options.ts';
import type { DocumentPage } from './document.ts';

/** What is stored on a visitor's device: § 25 TDDDG. */
export const cookies: DocumentPage = {
  path: { en: '/en/cookie-settings', de: '/de/cookie-einstellungen' },
  title: { en: 'Cookie settings', de: 'Cookie-Einstel­lungen' },
  description: {
    en: 'What these pages store on your device and what they do not, and where you change your choice (section 25 TDDDG).',
    de: 'Was diese Seiten auf deinem Gerät speichern und was nicht, und wo du deine Auswahl änderst (§ 25 TDDDG).',
  },
  sections: [
    {
      holdsFor: (options) => !needsConsent(options) && !hasBanners(options),
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
    {
      holdsFor: needsConsent,
      hasConsentButton: true,
      heading: { en: 'Your choice', de: 'Deine Auswahl' },
      paragraphs: {
        en: [
          'Before you choose, these pages store nothing. If you refuse, they store your refusal and nothing else, and everything works as before.',
          'Your choice is kept in the cookie “consent” for 182 days, with a random number and the time. It stays on this site. This cookie is necessary to respect your choice (section 25 (2) no. 2 TDDDG).',
          'You can change or withdraw your choice at any time. What was done before remains lawful.',
        ],
        de: [
          'Bevor du wählst, speichern diese Seiten nichts. Lehnst du ab, speichern sie deine Ablehnung und sonst nichts, und alles funktioniert wie zuvor.',
          'Deine Auswahl steht 182 Tage lang im Cookie „consent“, mit einer Zufallszahl und der Uhrzeit. Sie bleibt auf dieser Website. Dieses Cookie ist nötig, um deine Auswahl zu achten (§ 25 Abs. 2 Nr. 2 TDDDG).',
          'Du kannst deine Auswahl jederzeit ändern oder widerrufen. Was vorher geschehen ist, bleibt rechtmäßig.',
        ],
      },
    },
    {
      holdsFor: hasBanners,
      heading: { en: 'A banner you have closed', de: 'Ein Hinweis, den du geschlossen hast' },
      paragraphs: {
        en: [
          'If you close a banner above a page, your browser remembers that until you close the tab (session storage, entry “closed-banners”), so that it does not come back on the next page. Only your own press stores this, and nobody but this page reads it.',
        ],
        de: [
          'Schließt du einen Hinweis über einer Seite, merkt sich dein Browser das, bis du den Tab schließt (Session Storage, Eintrag „closed-banners“), damit er auf der nächsten Seite nicht wiederkommt. Gespeichert wird das nur durch deinen Klick, und nur diese Seite liest es.',
        ],
      },
    },
  ],
};

function hasBanners({ banners }: VisitorOptions): boolean {
  return banners !== undefined;
}
