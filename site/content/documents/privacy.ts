import { needsConsent } from '../../config/visitor-options.ts';
import type { DocumentPage } from './document.ts';

/** What happens to visitors' data: Art. 13 GDPR. */
export const privacy: DocumentPage = {
  path: { en: '/en/privacy', de: '/de/datenschutz' },
  title: { en: 'Privacy', de: 'Datenschutz' },
  description: {
    en: 'What data these pages process, what for and what not, and a calculator that keeps your figures on your device.',
    de: 'Welche Daten diese Seiten verarbeiten, wofür und welche nicht, und warum der Rechner deine Zahlen auf deinem Gerät behält.',
  },
  sections: [
    {
      heading: { en: 'Who is responsible', de: 'Wer verantwortlich ist' },
      paragraphs: {
        en: ['{company}\n{address}', 'Questions about data protection: {privacyContact}'],
        de: ['{company}\n{address}', 'Fragen zum Datenschutz: {privacyContact}'],
      },
    },
    {
      heading: { en: 'What your browser sends', de: 'Was dein Browser sendet' },
      paragraphs: {
        en: [
          'When you open a page, your browser sends its IP address, the address of the page, the time and what it says about itself. Our host ({host}) needs this to deliver the page and keeps it for at most {logDays} days to fend off attacks. The legal basis is our legitimate interest in a working and safe site (Art. 6 (1) (f) GDPR).',
          'Pages, pictures, fonts and scripts come from our own server. Nothing is loaded from third parties.',
        ],
        de: [
          'Rufst du eine Seite auf, sendet dein Browser seine IP-Adresse, die Adresse der Seite, die Uhrzeit und Angaben über sich selbst. Unser Hoster ({host}) braucht das, um die Seite auszuliefern, und bewahrt es höchstens {logDays} Tage auf, um Angriffe abzuwehren. Rechtsgrundlage ist unser berechtigtes Interesse an einer funktionierenden und sicheren Website (Art. 6 Abs. 1 Buchst. f DSGVO).',
          'Seiten, Bilder, Schriften und Skripte kommen von unserem eigenen Server. Von Dritten wird nichts geladen.',
        ],
      },
    },
    {
      heading: { en: 'What you enter in the calculator', de: 'Was du im Rechner eingibst' },
      paragraphs: {
        en: ['The comparison is calculated on your device. Your figures do not reach us.'],
        de: ['Der Vergleich wird auf deinem Gerät berechnet. Deine Zahlen erreichen uns nicht.'],
      },
    },
    {
      holdsFor: needsConsent,
      heading: {
        en: 'What happens only with your consent',
        de: 'Was nur mit deiner Einwilligung geschieht',
      },
      paragraphs: {
        en: [
          'If you agree, we measure how pages are used or show you one of several versions of a page. The legal basis is your consent (Art. 6 (1) (a) GDPR, section 25 (1) TDDDG). You find what you agreed to under “Cookie settings”, and withdraw it there.',
          'Measuring records which pages you open and what you press, never what you enter in the calculator.',
        ],
        de: [
          'Stimmst du zu, messen wir die Nutzung der Seiten oder zeigen dir eine von mehreren Fassungen einer Seite. Rechtsgrundlage ist deine Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG). Unter „Cookie-Einstellungen“ siehst du, wozu du zugestimmt hast, und widerrufst es dort.',
          'Gemessen wird, welche Seiten du öffnest und was du anklickst, nie, was du im Rechner eingibst.',
        ],
      },
    },
    {
      heading: { en: 'Your rights', de: 'Deine Rechte' },
      paragraphs: {
        en: [
          'You have a right to access, rectification, erasure, restriction, portability and objection (Art. 15 to 21 GDPR), and you can complain to a supervisory authority (Art. 77 GDPR).',
        ],
        de: [
          'Du hast ein Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch (Art. 15 bis 21 DSGVO) und kannst dich bei einer Aufsichtsbehörde beschweren (Art. 77 DSGVO).',
        ],
      },
    },
  ],
};
