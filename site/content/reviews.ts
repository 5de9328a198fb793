import { keysOf } from '../../design-system/keys-of.ts';
import type { Brand } from '../../tokens/index.ts';
import { brands } from './brands/index.ts';
import type { BrandContent } from './brands/schema.ts';
import { type ClaimId, claim } from './claims.ts';
import type { Rating, Review } from './schemas.ts';

interface BrandRating extends Rating {
  /** The rows of the ledger that say so. */
  claims: readonly ClaimId[];
}

/** What the review widget of each brand says: one record each, never mixed. */
export const ratings: Readonly<Record<Brand, BrandRating>> = {
  fernblick: rating('ratingValue', 'ratingCount'),
  'fernblick-wohnen': rating('sisterRatingValue', 'sisterRatingCount'),
};

/** The rating of the brand whose page it is: a pension page never shows the sister's count. */
export function ratingOf(brand: BrandContent): BrandRating {
  const known = keysOf(brands).find((key) => brands[key] === brand);
  if (!known) throw new Error(`There is no rating for the brand ${brand.name}.`);
  return ratings[known];
}

/** Samples of the demo brand, the latest first. Their stars average to the rating they stand beside. */
export const reviews: readonly Review[] = [
  {
    stars: 5,
    date: '2026-11-02',
    author: 'Miriam K.',
    text: {
      en: 'I had put this off for years. One evening for the questionnaire, one conversation with an expert, and now I know what I will have at 67 and what I won’t.',
      de: 'Ich habe das jahrelang vor mir hergeschoben. Ein Abend für den Fragebogen, ein Gespräch mit einer Expertin, und jetzt weiß ich, was ich mit 67 haben werde und was nicht.',
    },
  },
  {
    stars: 5,
    date: '2026-10-19',
    author: 'Tobias R.',
    text: {
      en: 'The costs are on one page and I understood every one of them.',
      de: 'Die Kosten stehen auf einer Seite, und ich habe jede davon verstanden.',
    },
  },
  {
    stars: 5,
    date: '2026-09-27',
    author: 'Aylin D.',
    text: {
      en: 'I’m self-employed and my income goes up and down. I have lowered my contribution twice, and nobody wanted to know why.',
      de: 'Ich bin selbstständig, mein Einkommen schwankt. Ich habe meinen Beitrag zweimal gesenkt, und niemand wollte wissen, warum.',
    },
  },
  {
    stars: 5,
    date: '2026-09-08',
    author: 'Jonas W.',
    text: {
      en: 'Calm advice and no pressure to sign. I said I would sleep on it; it turned into three weeks.',
      de: 'Ruhige Beratung, kein Druck zu unterschreiben. Ich wollte eine Nacht darüber schlafen; es wurden drei Wochen.',
    },
  },
  {
    stars: 3,
    date: '2026-08-21',
    author: 'Carla M.',
    text: {
      en: 'The pension convinces me, the start did not: it took two weeks before I could pay anything in. Once I asked, it went quickly.',
      de: 'Die Rente überzeugt mich, der Start weniger: Es hat zwei Wochen gedauert, bis ich einzahlen konnte. Auf Nachfrage ging es dann schnell.',
    },
  },
  {
    stars: 5,
    date: '2026-07-30',
    author: 'Henrik S.',
    text: {
      en: 'I have been buying ETFs myself for years and was sceptical. I did the sums twice, with rebalancing and with tax, and then moved part of my savings plan here. I’m keeping my own account alongside it.',
      de: 'Ich kaufe seit Jahren selbst ETFs und war skeptisch. Ich habe zweimal nachgerechnet, mit Umschichtung und mit Steuern, und dann einen Teil meines Sparplans hierher verlegt. Mein eigenes Depot behalte ich daneben.',
    },
  },
  {
    stars: 5,
    date: '2026-07-04',
    author: 'Fatma Ö.',
    text: {
      en: 'We may move to Izmir when we retire. My adviser explained what that would mean for the payout, and also what he could not promise.',
      de: 'Vielleicht ziehen wir im Alter nach Izmir. Mein Berater hat erklärt, was das für die Auszahlung bedeuten würde, und auch, was er nicht versprechen kann.',
    },
  },
  {
    stars: 5,
    date: '2026-06-11',
    author: 'Stefan L.',
    text: {
      en: 'We knew Fernblick Wohnen from our mortgage and met the same patience here.',
      de: 'Wir kannten Fernblick Wohnen von unserer Baufinanzierung und haben hier dieselbe Geduld erlebt.',
    },
  },
  {
    stars: 5,
    date: '2026-05-16',
    author: 'Paulina G.',
    text: {
      en: 'Two small children, no time. Being able to talk in the evening made the difference.',
      de: 'Zwei kleine Kinder, keine Zeit. Dass wir abends sprechen konnten, hat den Unterschied gemacht.',
    },
  },
  {
    stars: 5,
    date: '2026-04-22',
    author: 'Daniel B.',
    text: {
      en: 'I read the annual report over a coffee. After that I knew where I stand.',
      de: 'Den Jahresbericht habe ich bei einem Kaffee gelesen. Danach wusste ich, wo ich stehe.',
    },
  },
  {
    stars: 5,
    date: '2026-03-09',
    author: 'Renate H.',
    text: {
      en: 'I am 58 and thought it was too late. The answer was honest: for part of it, yes. For the rest there was a plan.',
      de: 'Ich bin 58 und dachte, es sei zu spät. Die Antwort war ehrlich: für einen Teil ja. Für den Rest gab es einen Plan.',
    },
  },
  {
    stars: 5,
    date: '2026-01-28',
    author: 'Luca P.',
    text: {
      en: 'I came from Italy two years ago. Getting the whole thing explained in English helped me a lot.',
      de: 'Ich bin vor zwei Jahren aus Italien gekommen. Dass mir alles auf Englisch erklärt wurde, hat mir sehr geholfen.',
    },
  },
  {
    stars: 5,
    date: '2025-12-03',
    author: 'Sophie N.',
    text: {
      en: 'I chose Global Green. I wanted to know which ETFs are in it, and I could look them up.',
      de: 'Ich habe mich für Global Green entschieden. Ich wollte wissen, welche ETFs darin stecken, und konnte es nachsehen.',
    },
  },
  {
    stars: 5,
    date: '2025-09-18',
    author: 'Andreas V.',
    text: {
      en: 'Quick answers, always from the same person.',
      de: 'Schnelle Antworten, immer von derselben Person.',
    },
  },
  {
    stars: 5,
    date: '2025-05-27',
    author: 'Nadia C.',
    text: {
      en: 'I started with 100 euros a month. Nobody made me feel that this was too little.',
      de: 'Ich habe mit 100 Euro im Monat angefangen. Niemand hat mir das Gefühl gegeben, das sei zu wenig.',
    },
  },
];

function rating(
  value: 'ratingValue' | 'sisterRatingValue',
  count: 'ratingCount' | 'sisterRatingCount',
): BrandRating {
  return {
    ratingValue: claim(value).value,
    ratingCount: claim(count).value,
    bestRating: 5,
    worstRating: 1,
    asOf: claim(count).asOf,
    claims: [value, count],
  };
}
