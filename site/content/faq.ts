import { keysOf } from '../../lib/objects.ts';
import type { Locale, Localized } from '../i18n/locales.ts';

/** What a question is about, in the order in which the FAQ page groups by it. */
const TOPICS = ['cost', 'tax', 'safety', 'flexibility', 'work', 'family', 'start'] as const;

export type FaqTopic = (typeof TOPICS)[number];

/**
 * One question with its answer in plain paragraphs, in ICU message syntax. `{product}`, `{brand}` and
 * the figures of the claims ledger are filled in; a rule of law names its section.
 */
export interface FaqEntry {
  question: Localized;
  answer: Localized<readonly string[]>;
  /** The link below the answer: what to do after reading. */
  action?: { href: Localized; label: Localized };
  /** Entries with an order come first, in that order. */
  order?: number | undefined;
  /** The first one is its place on the FAQ page. */
  topics: readonly [FaqTopic, ...FaqTopic[]];
}

/** The page with every question, grouped by topic. */
export const FAQ_PATHS: Localized = { en: '/en/faqs', de: '/de/faqs' };

const questions = {
  cost: {
    topics: ['cost'],
    question: {
      en: 'What does {product} cost?',
      de: 'Was kostet {product}?',
    },
    answer: {
      en: [
        'Our fee is {productCost} a year of your contract’s value; the larger the contract, the lower the rate. The ETFs cost another {etfCostRange} a year, depending on the portfolio. That is already part of their price.',
        'We charge nothing for signing, withdrawing, rebalancing or cancelling.',
      ],
      de: [
        'Unsere Gebühr beträgt {productCost} im Jahr auf den Wert deines Vertrags; je größer der Vertrag, desto niedriger der Satz. Die ETFs kosten je nach Portfolio noch einmal {etfCostRange} im Jahr. Das ist in ihrem Kurs schon enthalten.',
        'Für Abschluss, Entnahme, Umschichtung und Kündigung berechnen wir nichts.',
      ],
    },
  },

  tax: {
    topics: ['tax'],
    question: {
      en: 'How is the payout taxed?',
      de: 'Wie wird die Auszahlung besteuert?',
    },
    answer: {
      en: [
        'As long as the money stays in the contract, you pay no tax on gains. If you take a lump sum at {halfTaxedFromAge} or later and the contract has run for at least {halfTaxedAfterYears} years, only half of the gain counts as income, and your personal tax rate applies to that half (section 20 (1) no. 6 EStG, the Income Tax Act). First, though, {contractExemption} of the gain is exempt, because the contract invests in funds.',
        'If one of the two conditions is not met, the whole gain, less those {contractExemption}, is taxed at the flat rate of {flatTax} plus solidarity surcharge and, if you pay it, church tax. This is the law as it stands today; it can change before you retire.',
        'You can also have the money paid as a pension for life. Then only a small part of each payment is taxed, the Ertragsanteil: {taxedAnnuityShare} if the pension starts at {standardRetirementAge} (section 22 no. 1 EStG).',
      ],
      de: [
        'Solange das Geld im Vertrag bleibt, zahlst du keine Steuer auf Gewinne. Lässt du dir das Kapital nach deinem {halfTaxedFromAge}. Geburtstag auf einmal auszahlen und ist der Vertrag mindestens {halfTaxedAfterYears} Jahre gelaufen, zählt nur die Hälfte des Gewinns als Einkommen. Auf diese Hälfte gilt dein persönlicher Steuersatz (§ 20 Abs. 1 Nr. 6 EStG). Vorab bleiben {contractExemption} des Gewinns frei, weil der Vertrag in Fonds anlegt.',
        'Fehlt eine der beiden Bedingungen, wird der ganze Gewinn abzüglich dieser {contractExemption} pauschal mit {flatTax} besteuert, dazu kommen der Solidaritätszuschlag und gegebenenfalls die Kirchensteuer. So ist das Gesetz heute; bis zu deinem Ruhestand kann es sich ändern.',
        'Du kannst dir das Geld auch als lebenslange Rente auszahlen lassen. Dann wird nur ein kleiner Teil jeder Zahlung versteuert, der Ertragsanteil: {taxedAnnuityShare}, wenn die Rente mit {standardRetirementAge} beginnt (§ 22 Nr. 1 EStG).',
      ],
    },
  },

  risk: {
    topics: ['safety'],
    question: {
      en: 'What happens to my money when markets fall?',
      de: 'Was passiert mit meinem Geld, wenn die Börse fällt?',
    },
    answer: {
      en: [
        'Your savings are invested in ETFs, so their value rises and falls with the markets. In a bad year a share portfolio can lose a third or more, and nobody can promise that you will get back everything you paid in.',
        'Time helps, but it is no guarantee. The closer your retirement comes, the more a fall would hurt. That is why the portfolio should be checked in good time before you need the money.',
      ],
      de: [
        'Dein Geld steckt in ETFs, sein Wert steigt und fällt also mit den Märkten. In einem schlechten Jahr kann ein Aktienportfolio ein Drittel oder mehr verlieren, und niemand kann dir versprechen, dass du alles zurückbekommst, was du eingezahlt hast.',
        'Zeit hilft, ist aber keine Garantie. Je näher der Ruhestand rückt, desto mehr würde ein Einbruch schmerzen. Deshalb gehört das Portfolio rechtzeitig auf den Prüfstand, bevor du das Geld brauchst.',
      ],
    },
  },

  insolvency: {
    topics: ['safety'],
    question: {
      en: 'What if the insurer or {brand} goes bankrupt?',
      de: 'Was, wenn der Versicherer oder {brand} pleitegeht?',
    },
    answer: {
      en: [
        'The assets of an ETF are kept apart from those of the fund company and are out of reach of its creditors. Where the ETF is based decides which law says so: for German funds it is section 92 KAGB (the Investment Code), and many ETFs are Irish or Luxembourg funds under their own law. In a unit-linked policy the insurer holds the fund units for you, in a separate part of its guarantee assets (section 125 VAG, the Insurance Supervision Act). If the insurer fails, the insured are paid from these before other creditors (section 315 VAG).',
        'Life insurers based in Germany also belong to a statutory guarantee scheme that can take over their contracts (sections 221 and 222 VAG). None of this protects against falling prices. {brand} arranges and looks after the contract; your claim is against the insurer.',
      ],
      de: [
        'Was einem ETF gehört, ist vom Vermögen der Fondsgesellschaft getrennt und haftet nicht für deren Schulden. Welches Recht das regelt, hängt vom Sitz des Fonds ab: bei deutschen Fonds § 92 KAGB, bei den vielen irischen und luxemburgischen ETFs das dortige Recht. In einer fondsgebundenen Versicherung hält der Versicherer die Fondsanteile für dich, in einer eigenen Abteilung seines Sicherungsvermögens (§ 125 VAG). Wird er insolvent, werden die Versicherten daraus vor anderen Gläubigern bedient (§ 315 VAG).',
        'Lebensversicherer mit Sitz in Deutschland gehören außerdem einem gesetzlichen Sicherungsfonds an, der ihre Verträge übernehmen kann (§§ 221, 222 VAG). Vor fallenden Kursen schützt das alles nicht. {brand} vermittelt und betreut den Vertrag; dein Anspruch richtet sich gegen den Versicherer.',
      ],
    },
  },

  depot: {
    topics: ['cost', 'tax'],
    question: {
      en: 'How does this differ from an ETF savings plan in my own brokerage account?',
      de: 'Was ist anders als bei einem ETF-Sparplan im eigenen Depot?',
    },
    answer: {
      en: [
        'A brokerage account usually costs less while you save. In return you pay tax on the way: an advance tax in years with a gain (Vorabpauschale, section 18 InvStG, the Investment Tax Act) and capital gains tax whenever you sell with a profit, even if you only rebalance. For equity funds {equityFundExemption} of the gain is exempt (section 20 InvStG).',
        'In the pension contract gains grow untaxed until the payout, and rebalancing costs no tax. Which of the two leaves you with more depends on your years, your amounts and your tax rate. Our comparison works it out for you, and it will also tell you if the brokerage account wins.',
      ],
      de: [
        'Ein Depot kostet beim Sparen meist weniger. Dafür zahlst du unterwegs Steuern: in Jahren mit Gewinn auf die Vorabpauschale (§ 18 InvStG) und Abgeltungsteuer, sobald du mit Gewinn verkaufst, selbst wenn du nur umschichtest. Bei Aktienfonds bleiben {equityFundExemption} des Gewinns steuerfrei (§ 20 InvStG).',
        'Im Rentenvertrag wachsen die Gewinne bis zur Auszahlung unversteuert, und Umschichten kostet keine Steuer. Wobei dir am Ende mehr bleibt, hängt von deinen Jahren, deinen Beträgen und deinem Steuersatz ab. Unser Vergleich rechnet es dir aus, und er sagt dir auch, wenn das Depot gewinnt.',
      ],
    },
  },

  pause: {
    topics: ['flexibility'],
    question: {
      en: 'Can I pause or change my contributions?',
      de: 'Kann ich die Beiträge ändern oder aussetzen?',
    },
    answer: {
      en: [
        'You start from {minimumContribution} a month. The law gives you the right to stop paying and keep the contract: you can have it made paid-up at the end of any insurance period, provided it holds the minimum agreed for that (section 165 VVG, the Insurance Contract Act). What you have saved stays invested.',
        'How often and by how much you may change the amount in between is set out in the terms of your contract. Whatever you leave out now will be missing later, together with its returns.',
      ],
      de: [
        'Los geht es ab {minimumContribution} im Monat. Das Gesetz gibt dir das Recht, nicht mehr zu zahlen und den Vertrag trotzdem zu behalten: Du kannst ihn zum Ende jeder Versicherungsperiode beitragsfrei stellen lassen, sofern die dafür vereinbarte Mindestsumme erreicht ist (§ 165 VVG). Was du gespart hast, bleibt angelegt.',
        'Wie oft und um wie viel du den Beitrag zwischendurch ändern kannst, steht in deinen Vertragsbedingungen. Was du jetzt auslässt, fehlt später samt seinen Erträgen.',
      ],
    },
  },

  withdrawal: {
    topics: ['flexibility', 'tax'],
    question: {
      en: 'Can I get at my money before I retire?',
      de: 'Komme ich vor der Rente an mein Geld?',
    },
    answer: {
      en: [
        'Yes. You can cancel at the end of any insurance period and are paid the current value of your fund units (sections 168 and 169 VVG). We charge no fee for withdrawing or cancelling.',
        'Tax can make it expensive, though: before {halfTaxedFromAge}, or within the first {halfTaxedAfterYears} years, the advantage of the half-taxed gain is lost. And if markets are low at that moment, you turn a loss on paper into a real one. Keep what you may need in the next few years in an instant-access account.',
        'If you change your mind right after signing, you can withdraw from the contract within {withdrawalDays} days (section 152 VVG).',
      ],
      de: [
        'Ja. Du kannst zum Ende jeder Versicherungsperiode kündigen und bekommst den aktuellen Wert deiner Fondsanteile ausgezahlt (§§ 168, 169 VVG). Eine Gebühr für Entnahme oder Kündigung berechnen wir nicht.',
        'Teuer kann es durch die Steuer werden: Vor {halfTaxedFromAge} oder in den ersten {halfTaxedAfterYears} Jahren entfällt der Vorteil, dass nur der halbe Gewinn zählt. Und stehen die Kurse gerade tief, wird aus einem Verlust auf dem Papier ein echter. Was du in den nächsten Jahren brauchen könntest, gehört auf ein Tagesgeldkonto.',
        'Überlegst du es dir gleich nach dem Abschluss anders, kannst du den Vertrag innerhalb von {withdrawalDays} Tagen widerrufen (§ 152 VVG).',
      ],
    },
  },

  abroad: {
    topics: ['flexibility', 'tax'],
    question: {
      en: 'What happens if I move abroad?',
      de: 'Was passiert, wenn ich ins Ausland ziehe?',
    },
    answer: {
      en: [
        'You can draw your money wherever you live when you retire. What changes is the tax: the rule of the half-taxed gain is German law. If you no longer live in Germany when the money is paid out, Germany can still tax it (sections 49 and 50 EStG), and your new country may tax it too, by its own rules. A double taxation agreement, where there is one, settles which of the two gives way.',
        'Some countries tax such contracts more lightly than Germany, some more heavily, and a few already tax the gains while you save. Ask a tax adviser before you move, not after.',
      ],
      de: [
        'Auszahlen lassen kannst du dir dein Geld überall, wo du im Ruhestand lebst. Was sich ändert, ist die Steuer: Dass nur der halbe Gewinn zählt, ist deutsches Recht. Wohnst du bei der Auszahlung nicht mehr in Deutschland, kann Deutschland sie trotzdem besteuern (§§ 49, 50 EStG), und dein neues Land vielleicht ebenfalls, nach eigenen Regeln. Gibt es ein Doppelbesteuerungsabkommen, klärt es, welches der beiden Länder zurücktritt.',
        'Manche Länder besteuern solche Verträge milder als Deutschland, manche strenger, und einige greifen schon während der Ansparzeit auf die Gewinne zu. Frag eine Steuerberatung vor dem Umzug, nicht danach.',
      ],
    },
  },

  employees: {
    topics: ['work', 'tax'],
    question: {
      en: 'I am employed. Should I use a company pension or Riester first?',
      de: 'Ich bin angestellt. Sollte ich erst die Betriebsrente oder Riester nutzen?',
    },
    answer: {
      en: [
        'Look at your company pension first. You have the right to have part of your salary converted, and your employer must add {employerContribution} if that saves social security contributions (section 1a BetrAVG, the Occupational Pensions Act). The more your employer adds, the harder it is to beat. In return the pension is fully taxable later and, for most people, subject to health and care insurance contributions.',
        'Riester comes with allowances that are worth most to families and to people with low incomes; its payout is fully taxable as well (section 22 no. 5 EStG). {subsidyReform}',
        '{product} is a private pension: paid from net income, without allowances and without a deduction, but with more freedom over when and how you are paid, and with only half the gain taxed if you are at least {halfTaxedFromAge} and the contract has run for at least {halfTaxedAfterYears} years. Many people combine them.',
      ],
      de: [
        'Schau dir zuerst die Betriebsrente an. Du hast ein Recht darauf, einen Teil deines Gehalts umzuwandeln, und dein Arbeitgeber muss {employerContribution} dazugeben, soweit er dadurch Sozialabgaben spart (§ 1a BetrAVG). Je mehr er zuschießt, desto schwerer ist das zu schlagen. Dafür ist die Rente später voll zu versteuern, und für die meisten fallen Beiträge zur Kranken- und Pflegeversicherung an.',
        'Riester bringt Zulagen, von denen vor allem Familien und Menschen mit kleinem Einkommen etwas haben; auch hier ist die Auszahlung voll zu versteuern (§ 22 Nr. 5 EStG). {subsidyReform}',
        '{product} ist private Vorsorge: aus dem Netto bezahlt, ohne Zulagen und ohne Steuerabzug, dafür freier in Zeitpunkt und Form der Auszahlung, und ab {halfTaxedFromAge} und nach mindestens {halfTaxedAfterYears} Jahren wird nur der halbe Gewinn versteuert. Viele kombinieren beides.',
      ],
    },
  },

  selfEmployed: {
    topics: ['work', 'flexibility'],
    question: {
      en: 'I am self-employed. Is this enough for my old age?',
      de: 'Ich bin selbstständig. Reicht das fürs Alter?',
    },
    answer: {
      en: [
        'First find out what you will get anyway. Some self-employed people, such as many craftspeople, teachers and artists, must pay into the statutory pension (section 2 SGB VI, the Social Code); many others have no pension at all unless they build one. If that is you, choose no years of contributions in the pension gap on our page for the self-employed: all of the income you want is then missing.',
        'Compare it with a basic pension (Rürup): its contributions reduce your taxable income up to a limit (section 10 EStG), but the money may only be paid as a lifelong pension, never as a lump sum. A private contract gives you no deduction, but you keep hold of your capital, which is worth a lot when income is irregular.',
      ],
      de: [
        'Klär zuerst, was du ohnehin bekommst. Manche Selbstständige, etwa viele im Handwerk, in Lehrberufen und in der Kunst, zahlen pflichtgemäß in die gesetzliche Rente ein (§ 2 SGB VI); viele andere haben gar keine Rente, wenn sie selbst keine aufbauen. Gehörst du dazu, wähl bei der Rentenlücke auf unserer Seite für Selbstständige keine Beitragsjahre: Dann fehlt dein ganzes Wunscheinkommen.',
        'Vergleiche mit der Basisrente (Rürup): Ihre Beiträge mindern bis zu einer Grenze dein zu versteuerndes Einkommen (§ 10 EStG), doch ausgezahlt wird nur als lebenslange Rente, nie auf einmal. Ein privater Vertrag bringt keinen Steuerabzug, aber du behältst die Hand auf deinem Kapital. Bei schwankendem Einkommen ist das viel wert.',
      ],
    },
  },

  children: {
    topics: ['family'],
    question: {
      en: 'What do children change about my pension?',
      de: 'Was ändern Kinder an meiner Rente?',
    },
    answer: {
      en: [
        'For a child born since 1992 the statutory pension credits one parent with up to three years of contributions as if they had earned the average (sections 56 and 70 SGB VI). You have to apply for it, and parents decide who gets it. It does not make up for years of part-time work, so the gap is often larger than the salary alone suggests.',
        'If you want to save less or nothing for a while, you can make the contract paid-up. Nobody is forced to stop saving during parental leave, though: for the later pension, small amounts early weigh more than large ones late.',
      ],
      de: [
        'Für ein seit 1992 geborenes Kind schreibt die gesetzliche Rente einem Elternteil bis zu drei Jahre so gut, als hätte er durchschnittlich verdient (§§ 56, 70 SGB VI). Das musst du beantragen, und ihr als Eltern entscheidet, wer sie bekommt. Jahre in Teilzeit gleicht das nicht aus, deshalb ist die Lücke oft größer, als das Gehalt vermuten lässt.',
        'Willst du eine Zeit lang nichts sparen, kannst du den Vertrag beitragsfrei stellen. Niemand muss in der Elternzeit aufhören zu sparen: Für die spätere Rente wiegen kleine Beträge früh mehr als große spät.',
      ],
    },
  },

  closeToRetirement: {
    topics: ['tax', 'safety'],
    question: {
      en: 'Is it still worth it if I retire in a few years?',
      de: 'Lohnt sich das kurz vor der Rente noch?',
    },
    answer: {
      en: [
        'It depends on two things. The first is the {halfTaxedAfterYears} years: if you start at {latestStartAge} or younger, you can reach them by {standardRetirementAge}. If you start later and take the money at {standardRetirementAge}, the whole gain is taxed at the flat rate, apart from the exempt {contractExemption}, and the tax advantage over a brokerage account shrinks or disappears.',
        'The second is risk: with fewer than about ten years to go there is little time to sit out a fall in prices, so the share of ETFs should suit your plans. Put your age into the comparison: it works out the tax and shows you when another way is better. It assumes a steady return; how far the result may spread in real markets is under “A range, not a promise”.',
      ],
      de: [
        'Das hängt von zwei Dingen ab. Das erste sind die {halfTaxedAfterYears} Jahre: Beginnst du spätestens mit {latestStartAge}, erreichst du sie bis {standardRetirementAge}. Beginnst du später und lässt dir das Geld mit {standardRetirementAge} auszahlen, wird bis auf die freien {contractExemption} der ganze Gewinn pauschal besteuert; der Steuervorteil gegenüber einem Depot schrumpft dann oder verschwindet.',
        'Das zweite ist das Risiko: Bei weniger als etwa zehn Jahren bleibt wenig Zeit, einen Kursrückgang auszusitzen, der ETF-Anteil sollte also zu deinen Plänen passen. Gib dein Alter im Vergleich ein: Er rechnet die Steuer aus und zeigt dir, wann ein anderer Weg besser ist. Er nimmt eine gleichbleibende Rendite an; wie weit das Ergebnis in echten Märkten streuen kann, steht unter „Eine Spanne, kein Versprechen“.',
      ],
    },
  },

  esg: {
    topics: ['safety'],
    question: {
      en: 'How sustainable are the portfolios?',
      de: 'Wie nachhaltig sind die Portfolios?',
    },
    answer: {
      en: [
        'Two of the three, Global Green and Euro Green, consist of ETFs whose index applies ESG criteria: environment, social matters and governance. Such an index leaves out companies or weighs them differently; each provider sets its own rules. How a fund deals with sustainability must be disclosed in its prospectus (Regulation (EU) 2019/2088).',
        'ESG is a selection, not a promise: it makes a portfolio neither safer nor free of everything you may object to, and its return can be higher or lower than that of the whole market.',
      ],
      de: [
        'Zwei der drei, Global Green und Euro Green, bestehen aus ETFs, deren Index ESG-Kriterien anlegt: Umwelt, Soziales und Unternehmensführung. Ein solcher Index lässt Unternehmen weg oder gewichtet sie anders; die Regeln setzt jeder Anbieter selbst. Wie ein Fonds mit Nachhaltigkeit umgeht, muss in seinem Prospekt stehen (Verordnung (EU) 2019/2088).',
        'ESG ist eine Auswahl, kein Versprechen: Ein Portfolio wird dadurch weder sicherer noch frei von allem, was dich stören könnte, und seine Rendite kann höher oder niedriger sein als die des ganzen Marktes.',
      ],
    },
  },

  death: {
    topics: ['family'],
    question: {
      en: 'What happens to the contract if I die?',
      de: 'Was wird aus dem Vertrag, wenn ich sterbe?',
    },
    answer: {
      en: [
        'You can name who is to receive the money, and change that at any time unless you have made it irrevocable (section 159 VVG). What is paid if you die before or after your retirement begins is set out in the terms of your contract; ask your pension expert to show you the passage.',
        'If somebody depends on your income today, a separate term life insurance is usually the cheaper protection.',
      ],
      de: [
        'Du kannst bestimmen, wer das Geld bekommen soll, und das jederzeit ändern, solange du es nicht unwiderruflich festgelegt hast (§ 159 VVG). Was bei einem Tod vor oder nach Rentenbeginn gezahlt wird, steht in deinen Vertragsbedingungen; lass dir die Stelle im Gespräch zeigen.',
        'Ist heute jemand auf dein Einkommen angewiesen, schützt eine eigene Risikolebensversicherung meist günstiger.',
      ],
    },
  },

  gap: {
    topics: ['start'],
    question: {
      en: 'How exact is my pension gap?',
      de: 'Wie genau ist meine Rentenlücke?',
    },
    answer: {
      en: [
        'It is an estimate with named assumptions: {standardPensionYears} years of contributions at today’s relative pay, the pension level as the federal government’s pension report projects it, today’s tax and social security law, everything in today’s purchasing power. If your working life has gaps or your pay changes a lot, your figure will differ.',
        'Your own numbers are in the yearly pension information of the Deutsche Rentenversicherung. Have it at hand when you fill in the questionnaire.',
      ],
      de: [
        'Sie ist eine Schätzung mit offengelegten Annahmen: {standardPensionYears} Beitragsjahre mit dem heutigen Verdienst im Verhältnis zum Durchschnitt, das Rentenniveau wie im Rentenversicherungsbericht der Bundesregierung vorausberechnet, heutiges Steuer- und Sozialrecht, alles in heutiger Kaufkraft. Hat dein Berufsleben Lücken oder ändert sich dein Verdienst stark, weicht dein Wert ab.',
        'Deine eigenen Zahlen stehen in der jährlichen Renteninformation der Deutschen Rentenversicherung. Leg sie bereit, wenn du den Fragebogen ausfüllst.',
      ],
    },
    action: {
      href: { en: '/en#pensiongap', de: '/de#pensiongap' },
      label: { en: 'Work out your pension gap', de: 'Rentenlücke ausrechnen' },
    },
  },

  start: {
    topics: ['start'],
    question: {
      en: 'How do I start, and what do I need?',
      de: 'Wie fange ich an, und was brauche ich dafür?',
    },
    answer: {
      en: [
        'Answer the online questionnaire: it works out your gap and your savings goal. You then get a recommended portfolio and amount, talk it through with a pension expert and open your savings account in the app. It helps to have your latest payslip and your pension information to hand.',
        'Nothing commits you until you sign.',
      ],
      de: [
        'Beantworte den Fragebogen online: Er berechnet deine Lücke und dein Sparziel. Danach bekommst du eine Empfehlung für Portfolio und Betrag, besprichst sie mit einer Rentenexpertin oder einem Rentenexperten und eröffnest dein Vorsorgekonto in der App. Hilfreich sind deine letzte Gehaltsabrechnung und deine Renteninformation.',
        'Bis zu deiner Unterschrift verpflichtest du dich zu nichts.',
      ],
    },
  },
} satisfies Record<string, FaqEntry>;

export type FaqKey = keyof typeof questions;

export const FAQ_KEYS = keysOf(questions);

/** Every question of the site. A landing names by key those that lead on it. */
export const faq: Readonly<Record<FaqKey, FaqEntry>> = questions;

/** The id of a question, of a paragraph of its answer, or of the link below it. */
export type FaqTextId = `faq.${FaqKey}.${'question' | `answer.${number}` | 'action'}`;

/** Every text of every question in a language, by id. */
export function faqTexts(locale: Locale): Record<string, string> {
  return Object.fromEntries(keysOf(faq).flatMap((key) => textsOf(key, locale)));
}

function textsOf(key: FaqKey, locale: Locale): [FaqTextId, string][] {
  const { question, answer, action } = faq[key];
  return [
    [`faq.${key}.question`, question[locale]],
    ...answer[locale].map((paragraph, at): [FaqTextId, string] => [
      `faq.${key}.answer.${at}`,
      paragraph,
    ]),
    ...(action ? [[`faq.${key}.action`, action.label[locale]] satisfies [FaqTextId, string]] : []),
  ];
}

/** What places a question among others, wherever it comes from. */
interface Placed extends Pick<FaqEntry, 'order'> {
  id: string;
  topics: readonly FaqTopic[];
}

/**
 * Questions in the order they are shown: those that lead on a landing, then those with an order, then
 * the rest as they were.
 */
export function inOrder<Q extends Placed>(questions: readonly Q[], first: readonly string[]): Q[] {
  const leading = first.flatMap((id) => questions.filter((question) => question.id === id));
  const rest = questions.filter(({ id }) => !first.includes(id));
  return [...leading, ...rest.toSorted(byOrder)];
}

/** Questions by their first topic, topics in the order of the type; last those without one. */
export function byTopic<Q extends Placed>(questions: readonly Q[]): Map<FaqTopic | 'other', Q[]> {
  const grouped = Map.groupBy(inOrder(questions, []), ({ topics: [first = 'other'] }) => first);
  return new Map(
    [...TOPICS, 'other' as const].flatMap((topic) => {
      const own = grouped.get(topic);
      return own ? [[topic, own]] : [];
    }),
  );
}

/** Whether a tag of the content service is a topic. */
export function isTopic(tag: string): tag is FaqTopic {
  return TOPICS.some((topic) => topic === tag);
}

/** Compares entries for sorting: those without an order come last and stay as they were. */
export function byOrder(a: Pick<FaqEntry, 'order'>, b: Pick<FaqEntry, 'order'>): number {
  return (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER);
}
