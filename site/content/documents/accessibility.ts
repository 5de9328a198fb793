import type { DocumentPage } from './document.ts';

/** How accessible the service is: § 14 BFSG with Annex 3. What was tested comes from the tests. */
export const accessibility: DocumentPage = {
  path: { en: '/en/accessibility', de: '/de/barrierefreiheit' },
  title: { en: 'Accessi­bility', de: 'Barriere­freiheit' },
  description: {
    en: 'How accessible these pages are, what was tested, how to report a barrier, and which authority watches over it (section 14 BFSG).',
    de: 'Wie barrierefrei diese Seiten sind, was geprüft wurde, wie du eine Barriere meldest und welche Stelle darüber wacht (§ 14 BFSG).',
  },
  sections: [
    {
      heading: { en: 'The service', de: 'Die Dienstleistung' },
      paragraphs: {
        en: [
          'On these pages we explain {product} and compare its cost with other ways to save. They are meant to be read and used by everybody: without a mouse, with a screen reader, with large text, without JavaScript and on paper. The standard is WCAG 2.2, level AA, which goes beyond EN 301 549.',
        ],
        de: [
          'Auf diesen Seiten erklären wir {product} und vergleichen die Kosten mit anderen Wegen zu sparen. Alle sollen sie lesen und bedienen können: ohne Maus, mit Screenreader, mit großer Schrift, ohne JavaScript und auf Papier. Maßstab ist WCAG 2.2, Stufe AA, die über EN 301 549 hinausgeht.',
        ],
      },
    },
    {
      heading: { en: 'What was tested', de: 'Was geprüft wurde' },
      paragraphs: {
        en: [
          'Before every release, axe-core checks every page in both languages at a width of {axeWidths} pixels, and every component in every state; a single violation stops the release. Every page is also checked for sideways scrolling at {reflowWidths} pixels. The contrast of every pair of colours is calculated.',
          'Automatic tests do not find everything. Tests with people who use assistive technology have not been made yet.',
        ],
        de: [
          'Vor jeder Veröffentlichung prüft axe-core jede Seite in beiden Sprachen bei {axeWidths} Pixeln Breite und jede Komponente in jedem Zustand; schon ein Verstoß verhindert die Veröffentlichung. Jede Seite wird außerdem bei {reflowWidths} Pixeln darauf geprüft, dass sie nicht seitlich scrollt. Der Kontrast jedes Farbpaars wird berechnet.',
          'Automatische Tests finden nicht alles. Tests mit Menschen, die assistive Technik nutzen, stehen noch aus.',
        ],
      },
    },
    {
      heading: { en: 'Report a barrier', de: 'Eine Barriere melden' },
      paragraphs: {
        en: [
          'If something does not work for you, write to {accessibilityContact}. We answer within two weeks.',
        ],
        de: [
          'Funktioniert etwas für dich nicht, schreib an {accessibilityContact}. Wir antworten innerhalb von zwei Wochen.',
        ],
      },
    },
    {
      heading: { en: 'Authority', de: 'Zuständige Stelle' },
      paragraphs: {
        en: [
          'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg',
        ],
        de: [
          'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg',
        ],
      },
    },
  ],
};
