import type { DocumentPage } from './document.ts';

/** What an insurance intermediary says before the first conversation: § 15 VersVermV. */
export const initialInformation: DocumentPage = {
  path: { en: '/en/initial-information', de: '/de/erstinformation' },
  title: { en: 'Initial infor­mation', de: 'Erst­information' },
  description: {
    en: 'What {brand} has to tell you before the first conversation: status, register, advice, remuneration and complaints (section 15 VersVermV).',
    de: 'Was {brand} dir vor dem ersten Gespräch sagen muss: Status, Register, Beratung, Vergütung und Beschwerden (§ 15 VersVermV).',
  },
  sections: [
    {
      heading: { en: 'Who we are', de: 'Wer wir sind' },
      paragraphs: {
        en: ['{company}\n{address}\nEmail: {email}\nTelephone: {phone}'],
        de: ['{company}\n{address}\nE-Mail: {email}\nTelefon: {phone}'],
      },
    },
    {
      heading: { en: 'Our status', de: 'Unser Status' },
      paragraphs: {
        en: [
          'We work as {intermediaryStatus}. You can check the entry under number {intermediaryNumber} in the register of intermediaries, which the German Chambers of Industry and Commerce keep (DIHK, Breite Straße 29, 10178 Berlin).',
        ],
        de: [
          'Wir arbeiten als {intermediaryStatus}. Den Eintrag unter der Nummer {intermediaryNumber} kannst du im Vermittlerregister prüfen, das die Industrie- und Handelskammern führen (DIHK, Breite Straße 29, 10178 Berlin).',
        ],
      },
      link: {
        href: 'https://www.vermittlerregister.info',
        label: { en: 'Register of intermediaries', de: 'Vermittlerregister' },
      },
    },
    {
      heading: { en: 'Advice and remuneration', de: 'Beratung und Vergütung' },
      paragraphs: {
        en: [
          'We offer advice on the contracts that we arrange. For this we are paid as follows: {remuneration}',
          'We hold no direct or indirect share of more than 10 percent in an insurer, and no insurer holds one in us, unless it is named here: {holdings}',
        ],
        de: [
          'Wir bieten Beratung zu den Verträgen an, die wir vermitteln. Dafür werden wir so vergütet: {remuneration}',
          'Wir halten keine direkte oder indirekte Beteiligung von über 10 Prozent an einem Versicherer und kein Versicherer an uns, es sei denn, sie ist hier genannt: {holdings}',
        ],
      },
    },
    {
      heading: { en: 'If you want to complain', de: 'Wenn du dich beschweren willst' },
      paragraphs: {
        en: [
          'Write to {email}. You can also turn to the insurance ombudsman (Versicherungsombudsmann e. V., Postfach 08 06 32, 10006 Berlin), free of charge.',
        ],
        de: [
          'Schreib an {email}. Kostenlos kannst du dich auch an den Versicherungsombudsmann wenden (Versicherungsombudsmann e. V., Postfach 08 06 32, 10006 Berlin).',
        ],
      },
      link: {
        href: 'https://www.versicherungsombudsmann.de',
        label: { en: 'Insurance ombudsman', de: 'Versicherungsombudsmann' },
      },
    },
  ],
};
