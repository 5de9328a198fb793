import type { ShortGuidance } from '../design-system/guidance.ts';
import type { GermanWords } from './translate.ts';

const guidance = import.meta.glob<Pick<ShortGuidance, 'words'>>(
  '../design-system/*/*/guidance.ts',
  { eager: true, import: 'guidance' },
);

/** Words of stories that no guidance has. */
const OTHERS: GermanWords = {
  'Can I pause?': 'Kann ich pausieren?',
  'What if I move abroad?': 'Was, wenn ich ins Ausland ziehe?',
  'Who holds my money?': 'Wer verwahrt mein Geld?',
  'What happens when markets fall?': 'Was geschieht, wenn die Kurse fallen?',
  'When do I pay tax?': 'Wann zahle ich Steuern?',
  'Can I change the portfolio?': 'Kann ich das Portfolio wechseln?',
  'How do I start?': 'Wie fange ich an?',
  'Show fewer': 'Weniger zeigen',
  Webinar: 'Webinar',
  'Save a seat': 'Platz sichern',
  'Who is responsible for these pages, and how you reach them.':
    'Wer für diese Seiten verantwortlich ist und wie du uns erreichst.',
  'On this page': 'Auf dieser Seite',
  Provider: 'Anbieter',
  Contact: 'Kontakt',
  'Brokerage fee a year': 'Depotkosten im Jahr',
  Age: 'Alter',
  'now 35 years': 'jetzt 35 Jahre',
  'at least 56 years': 'mindestens 56 Jahre',
  'Market return a year': 'Marktrendite im Jahr',
  'now 7,0 %': 'jetzt 7,0 %',
  'at most 6,9 %': 'höchstens 6,9 %',
  'Change details': 'Angaben ändern',
  'Investing directly 657.651 €': 'Depot 657.651 €',
  'What clients say': 'Was Kunden sagen',
  'Previous voice': 'Vorige Stimme',
  'The costs are on one page and I understood every one of them.':
    'Die Kosten stehen auf einer Seite, und ich habe jede verstanden.',
  'Quick answers, always from the same person.': 'Schnelle Antworten, immer von derselben Person.',
  'No cancellation fee': 'Keine Kündigungskosten',
  'Retire anywhere in the world': 'Rente überall auf der Welt',
  'One-time contribution': 'Einmalbeitrag',
  'More about the one-time contribution': 'Mehr zum Einmalbeitrag',
  'Paid at the start.': 'Zu Beginn gezahlt.',
  'Please select an upfront contribution between 0,00 € and 1.000.000,00 €.':
    'Bitte wähle einen Einmalbeitrag von 0,00 € bis 1.000.000,00 €.',
  '0 €: one-time contribution': '0 €: Einmalbeitrag',
  'Please check this value.': 'Bitte prüfe diesen Wert.',
  'Signing the contract costs nothing.': 'Der Abschluss kostet nichts.',
  'No withdrawal fees': 'Keine Kosten für Entnahmen',
  'Taking money out costs no fee.': 'Geld zu entnehmen kostet nichts.',
  'No rebalancing fees': 'Keine Kosten für Umschichtungen',
  'Keeping the mix on course is included.': 'Die Mischung auf Kurs zu halten, ist enthalten.',
  'No cancellation fees': 'Keine Kosten für die Kündigung',
  'Ending the contract costs no fee.': 'Den Vertrag zu beenden, kostet nichts.',
  'Today, 35': 'Heute, 35',
  Close: 'Schließen',
  'To the top': 'Nach oben',
  'Paid in': 'Eingezahlt',
  'Other provider': 'Anderer Anbieter',
  Pension: 'Rente',
  'At 67': 'Mit 67',
  'At 50': 'Mit 50',
  'Savings from 35 to 67. At 67 the pension is worth 632.000 €, the account 620.000 €.':
    'Guthaben von 35 bis 67. Mit 67 ist der Vertrag 632.000 € wert, das Depot 620.000 €.',
  Demo: 'Demo',
  'Fernblick is an invented brand. Figures and reviews are samples.':
    'Fernblick ist eine erfundene Marke. Zahlen und Bewertungen sind Beispiele.',
  'More about the brokerage fee': 'Mehr zu den Depotkosten',
  'Many brokers charge nothing.': 'Viele Banken verlangen nichts.',
  Continue: 'Weiter',
  'per year under 250.000 €': 'im Jahr unter 250.000 €',
  'from 500.000 € onwards': 'ab 500.000 €',
  'We expect our portfolios to beat the MSCI World Index by 2 percent.':
    'Wir erwarten, dass unsere Portfolios den MSCI World um 2 Prozent übertreffen.',
  'Investment team, Fernblick': 'Anlageteam, Fernblick',
  '5 of 5 stars': '5 von 5 Sternen',
  '3 of 5 stars': '3 von 5 Sternen',
  '2.5 of 5 stars': '2,5 von 5 Sternen',
  '0 of 5 stars': '0 von 5 Sternen',
  '19 August 2026': '19. August 2026',
  'What it costs': 'Was es kostet',
  'Nothing to sign up, nothing to cancel, nothing to change your mind.':
    'Nichts für den Abschluss, nichts für die Kündigung, nichts, wenn du es dir anders überlegst.',
  'Compare with': 'Vergleichen mit',
  'investing directly': 'eigenem Depot',
  'More about investing directly': 'Mehr zum eigenen Depot',
  'The same ETFs in a depot.': 'Dieselben ETFs in einem Depot.',
  'other provider': 'anderem Anbieter',
  Once: 'Einmal',
  Monthly: 'Monatlich',
  Yearly: 'Jährlich',
  Germany: 'Deutschland',
  Austria: 'Österreich',
  Switzerland: 'Schweiz',
  'Self-employed': 'Selbstständige',
  'Close to retirement': 'Kurz vor der Rente',
  More: 'Mehr',
  'Investing carries risk. You may get back less than you paid in.':
    'Geldanlage birgt Risiken. Du kannst weniger zurückbekommen, als du eingezahlt hast.',
  'Main navigation': 'Hauptnavigation',
  Comparison: 'Vergleich',
  Costs: 'Kosten',
  Questions: 'Fragen',
  Menu: 'Menü',
  'More: monthly contribution': 'Mehr: Monatsbeitrag',
  'Type in: monthly contribution': 'Eintippen: Monatsbeitrag',
  'Possible are whole numbers from 100 € to 2.500 €.':
    'Möglich sind ganze Zahlen von 100 € bis 2.500 €.',
  'More about the monthly contribution': 'Mehr zum Monatsbeitrag',
  'What you pay in every month.': 'Was du jeden Monat einzahlst.',
  'Please select at least 100,00 €.': 'Bitte wähle mindestens 100,00 €.',
  'Annual increment': 'Jährliche Erhöhung',
  'Costs per year': 'Kosten im Jahr',
  'More about costs': 'Mehr zu den Kosten',
  'The ETF cost goes to others, the fee to us.':
    'Die ETF-Kosten gehen an andere, die Gebühr an uns.',
  'ETFs that invest worldwide.': 'ETFs, die weltweit anlegen.',
  'Fee 0,49–0,69 %': 'Gebühr 0,49–0,69 %',
  'Fee 0,49 %': 'Gebühr 0,49 %',
  'active clients': 'aktive Kunden',
  'Pension gap at 35': 'Rentenlücke mit 35',
  Item: 'Posten',
  'Euros a month': 'Euro im Monat',
  'Statutory pension before deductions': 'Gesetzliche Rente vor Abzügen',
  'Health and care insurance': 'Kranken- und Pflegeversicherung',
  'Statutory pension after deductions': 'Gesetzliche Rente nach Abzügen',
  'A wide view takes a calm morning.': 'Weitblick braucht einen ruhigen Morgen.',
  Retirement: 'Ruhestand',
  'More about the name': 'Mehr zum Namen',
  'Only you see it.': 'Nur du siehst ihn.',
};

interface Story {
  title: string;
  parameters: { german?: GermanWords };
}

/**
 * The German words of a story: its own, and for that of a component those of all guidance and stories. A
 * play finds its story by the English words, so with one a story has only its own.
 */
export function listGermanWords(story: Story): GermanWords | undefined {
  const { title, parameters } = story;
  const { german } = parameters;
  const isShown =
    title.startsWith('Components/') && !('playFunction' in story && story.playFunction);
  return isShown ? { ...GERMAN_WORDS, ...german } : german;
}

/** The words of components in German: those of their guidance, and the others of their stories. */
const GERMAN_WORDS: GermanWords = {
  ...OTHERS,
  ...Object.fromEntries(
    Object.values(guidance).flatMap(({ words }) => words.map(({ en, de }) => [en, de])),
  ),
};
