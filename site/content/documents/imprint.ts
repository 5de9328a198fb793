import type { DocumentPage } from './document.ts';

/** Who is behind the site: § 5 DDG, § 18 (2) MStV, § 36 VSBG. */
export const imprint: DocumentPage = {
  path: { en: '/en/imprint', de: '/de/impressum' },
  title: { en: 'Imprint', de: 'Impressum' },
  description: {
    en: 'Who is behind {brand}: company, address, contact, registers and supervisory authority, as section 5 DDG requires.',
    de: 'Wer hinter {brand} steht: Unternehmen, Anschrift, Kontakt, Register und Aufsicht, Angaben gemäß § 5 DDG.',
  },
  sections: [
    {
      heading: { en: 'Provider (section 5 DDG)', de: 'Anbieter (§ 5 DDG)' },
      paragraphs: {
        en: ['{company}\n{address}', 'Represented by: {representatives}'],
        de: ['{company}\n{address}', 'Vertreten durch: {representatives}'],
      },
    },
    {
      heading: { en: 'Contact', de: 'Kontakt' },
      paragraphs: {
        en: ['Email: {email}\nTelephone: {phone}'],
        de: ['E-Mail: {email}\nTelefon: {phone}'],
      },
    },
    {
      heading: { en: 'Registers and authority', de: 'Register und Aufsicht' },
      paragraphs: {
        en: [
          'Commercial register: {registration}\nVAT identification number: {vatId}',
          'Insurance intermediary with a licence under section 34d of the Trade Regulation Act (GewO), number {intermediaryNumber} in the register of intermediaries. Supervisory authority: {supervisor}',
        ],
        de: [
          'Handelsregister: {registration}\nUmsatzsteuer-Identifikationsnummer: {vatId}',
          'Versicherungsvermittlung mit Erlaubnis nach § 34d GewO, Nummer {intermediaryNumber} im Vermittlerregister. Aufsichtsbehörde: {supervisor}',
        ],
      },
    },
    {
      heading: {
        en: 'Responsible for content (section 18 (2) MStV)',
        de: 'Verantwortlich für den Inhalt (§ 18 Abs. 2 MStV)',
      },
      paragraphs: { en: ['{representatives}\n{address}'], de: ['{representatives}\n{address}'] },
    },
    {
      heading: { en: 'Settling disputes', de: 'Streitbeilegung' },
      paragraphs: {
        en: [
          'Complaints about insurance contracts and their mediation can be taken to the insurance ombudsman (Versicherungsombudsmann e. V., Postfach 08 06 32, 10006 Berlin), in whose procedure we take part.',
        ],
        de: [
          'Beschwerden über Versicherungsverträge und ihre Vermittlung nimmt der Versicherungsombudsmann entgegen (Versicherungsombudsmann e. V., Postfach 08 06 32, 10006 Berlin). An seinem Verfahren nehmen wir teil.',
        ],
      },
    },
  ],
};
