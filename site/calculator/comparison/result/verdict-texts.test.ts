import { describe, expect, it } from 'vitest';
import type { Inputs } from '../../../calculation/index.ts';
import { formatEuro } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { getIntl } from '../../../provider/page-texts.ts';
import { calculateAnswer } from '../../client/answer.ts';
import {
  COMPETITOR,
  type ComparisonType,
  keepTable,
  type PresetName,
} from '../../client/client.ts';
import { type CustomValues, makeOverrides } from '../assumptions/assumption-table.ts';
import { PRESET_NAMES } from '../state/choices.ts';
import { DEFAULT_INPUTS } from '../state/fields.ts';
import { nameCompetitor, writeByPreset, writeVerdict } from './verdict-texts.ts';

const PLAN_AT_38: Partial<Inputs> = { age: 38, monthlyContribution: 250, oneTimeContribution: 0 };
const AT_52 = { age: 52, monthlyContribution: 500, oneTimeContribution: 50_000 };
/** The contract is ahead at 67 and behind at 62, where most of the probability is. */
const TURNED_AT_62: Partial<Inputs> = { ...AT_52, probabilityRetireAt62: 90 };
const TAKEN_AT_62: Partial<Inputs> = { ...AT_52, probabilityRetireAt62: 100 };
const FREE_DEPOT: CustomValues = { assetFee: 0, orderFee: 0, saversAllowance: 1000 };

interface Case {
  inputs?: Partial<Inputs>;
  custom?: CustomValues;
  preset?: PresetName;
  type?: ComparisonType;
}

describe('the verdict in one sentence', () => {
  it.each<[string, Case, Partial<Record<Locale, string>>]>([
    [
      'a loss that holds under every set of assumptions',
      { inputs: PLAN_AT_38, custom: FREE_DEPOT },
      {
        de: 'Mit 67 hast du 19.129 € weniger als im eigenen Depot (in heutiger Kaufkraft rund 11.000 €)',
        en: 'At 67 you have 19.129 € less than if you invest directly (about 11.000 € in today’s money)',
      },
    ],
    [
      'a loss that others turn round',
      { preset: 'cautious' },
      {
        de: 'Mit 67 hast du unter diesen Annahmen 24.820 € weniger als im eigenen Depot (in heutiger Kaufkraft rund 13.000 €)',
        en: 'At 67 these assumptions leave you 24.820 € less than if you invest directly (about 13.000 € in today’s money)',
      },
    ],
    [
      'a win over another provider, which is assumed',
      { type: 'OTHER_INVESTMENT' },
      {
        de: 'Mit 67 hast du 59.228 € mehr als bei einem angenommenen Anbieter mit 1,56 % Kosten im Jahr (in heutiger Kaufkraft rund 31.000 €)',
        en: 'At 67 you have 59.228 € more than with an assumed provider at 1,56 % a year (about 31.000 € in today’s money)',
      },
    ],
    [
      'a win over the offer of the visitor',
      { type: 'OTHER_INVESTMENT', custom: { effectiveCost: 1.56 } },
      {
        de: 'Mit 67 hast du 59.569 € mehr als mit deinem Angebot (in heutiger Kaufkraft rund 32.000 €)',
        en: 'At 67 you have 59.569 € more than with your offer (about 32.000 € in today’s money)',
      },
    ],
    [
      'what is too close to call',
      {},
      {
        de: 'Mit 67 hast du auf beiden Wegen etwa gleich viel: 632.361 € mit Fernblick Rente und 623.321 € im eigenen Depot',
        en: 'At 67 both ways leave you about the same: 632.361 € with Fernblick Pension and 623.321 € when investing directly',
      },
    ],
    [
      'one year',
      { inputs: { ...PLAN_AT_38, age: 60 }, custom: { retirementAge: 61 } },
      {
        de: 'Mit 61 hast du unter diesen Annahmen 10 € weniger als im eigenen Depot (in heutiger Kaufkraft rund 10 €)',
        en: 'At 61 these assumptions leave you 10 € less than if you invest directly (about 10 € in today’s money)',
      },
    ],
    [
      'fifty years',
      { inputs: { age: 22 }, custom: { retirementAge: 72 } },
      {
        de: 'Mit 72 hast du unter diesen Annahmen 140.920 € mehr als im eigenen Depot (in heutiger Kaufkraft rund 52.000 €)',
        en: 'At 72 these assumptions leave you 140.920 € more than if you invest directly (about 52.000 € in today’s money)',
      },
    ],
  ])('says %s', (_, given, sentences) => {
    for (const [locale, sentence] of Object.entries(sentences))
      expect(normalize(write(given, locale as Locale).sentence)).toBe(sentence);
  });

  it('has the difference that a visitor gets who subtracts the amounts shown', () => {
    for (const type of ['OWN_INVESTMENT', 'OTHER_INVESTMENT'] as const) {
      for (let age = 22; age <= 60; age++) {
        const given = { type, inputs: { age }, preset: 'sceptical' } as const;
        const { answer } = answerTo(given);
        const [net] = answer.payouts.map(({ net }) => net);
        const [ours = 0, theirs = 0] = [net?.pf, net?.[COMPETITOR[type]]].map((euros = 0) =>
          readEuro(formatEuro(euros)),
        );
        const { sentence } = write(given, 'de');
        const isClose = sentence.includes('etwa gleich viel');
        if (!isClose) expect(sentence).toContain(` ${formatEuro(Math.abs(ours - theirs))} `);
      }
    }
  });

  it('says at every age at which the money may be taken what there is then', () => {
    const { byAge, meaning } = write({ inputs: { probabilityRetireAt62: 40 } }, 'de');
    expect(byAge.map(normalize)).toEqual([
      'Mit 62 hast du auf beiden Wegen etwa gleich viel: 418.750 € mit Fernblick Rente und 414.168 € im eigenen Depot.',
    ]);
    expect(meaning).toMatch(/nach ihrer Wahrscheinlichkeit gezählt: Der Unterschied entspricht/);
  });

  it('names no winner at one age where the other age turns it round', () => {
    const texts = write({ inputs: TURNED_AT_62, custom: { assetFee: 0.5 } }, 'de');
    expect(normalize(texts.sentence)).toBe(
      'Ob Fernblick Rente oder das eigene Depot mehr bringt, hängt vom Alter bei der Auszahlung ab',
    );
    expect(texts.brief).toBe('Es kommt auf das Alter an');
    expect(texts.amounts).toBeUndefined();
    expect(texts.byAge.map(normalize)).toEqual([
      expect.stringMatching(/^Mit 67 hast du unter diesen Annahmen .* € mehr als im eigenen Depot/),
      expect.stringMatching(/^Mit 62 hast du .* € weniger als im eigenen Depot/),
    ]);
    expect(texts.meaning).toMatch(/: Das Depot liegt vorn, um rund /);
  });

  it('is about the only age at which the money is taken', () => {
    const { sentence, byAge, meaning } = write({ inputs: TAKEN_AT_62 }, 'de');
    expect(sentence).toMatch(/^Mit 62 hast du .* weniger als/);
    expect(byAge).toEqual([]);
    expect(meaning).toMatch(/^Im Jahr 2036, /);
  });

  it('says that the assumptions decide where only the table is known', () => {
    const { answer, ...rest } = answerTo({});
    const texts = writeVerdict({ ...rest, answer: keepTable(answer) }, getIntl('fernblick', 'de'));
    expect(texts.sentence).toMatch(/^Ob .* hängt von den Annahmen ab$/);
    expect(texts.brief).toBe('Es kommt auf die Annahmen an');
    expect(texts.meaning).toMatch(/^Nach allen Kosten und Steuern\. /);
    expect(texts.amounts).toBeUndefined();
  });
});

it('calls no win firm that rests on an assumed provider', () => {
  const answer = answerTo({ type: 'OTHER_INVESTMENT' });
  const { label } = writeByPreset(answer, getIntl('fernblick', 'de')) ?? {};
  expect(label).toBe('Es kommt auf die Annahmen an');
});

it.each<[string, Case]>([
  ['Eigenes Depot', {}],
  ['Angenommener Anbieter mit 1,56 %', { type: 'OTHER_INVESTMENT' }],
  ['Dein Angebot', { type: 'OTHER_INVESTMENT', custom: { effectiveCost: 2 } }],
])('names the competitor: %s', (name, given) => {
  expect(normalize(nameCompetitor(answerTo(given), getIntl('fernblick', 'de')))).toBe(name);
});

it('says the result under every set of assumptions in words', () => {
  const { results = [] } = writeByPreset(answerTo({}), getIntl('fernblick', 'de')) ?? {};
  expect(results.map(({ text }) => normalize(text))).toEqual([
    '9.040 € mehr',
    '24.820 € weniger',
    '32.821 € weniger',
    '58.915 € weniger',
  ]);
});

const SAME = 'Gleiche Beträge: Mit deinen Angaben führen diese Annahmen zum selben Ergebnis.';

it.each<[string, Case, string]>([
  ['the sets differ', {}, ''],
  [
    'a free depot and allowance leave two the same',
    { custom: { assetFee: 0, saversAllowance: 1000 } },
    SAME,
  ],
  ['without orders that cost they leave three', { custom: FREE_DEPOT }, SAME],
  ['no set changes another provider', { type: 'OTHER_INVESTMENT' }, ''],
])('says why sets have one result where %s', (_, given, same) => {
  expect(writeByPreset(answerTo(given), getIntl('fernblick', 'de'))?.same).toBe(same);
});

it.each<[string, Case, Partial<Record<Locale, string>>]>([
  [
    'a draw and three losses',
    {},
    {
      de: 'In 3 von 4 Rechnungen liegt das Depot vorn',
      en: 'In 3 of 4 calculations the brokerage account comes out ahead',
    },
  ],
  [
    'a win and three losses',
    { inputs: { age: 36, monthlyContribution: 150, oneTimeContribution: 0 } },
    {
      de: 'In 3 von 4 Rechnungen liegt das Depot vorn, in 1 Fernblick Rente',
      en: 'In 3 of 4 calculations the brokerage account comes out ahead, in 1 Fernblick Pension',
    },
  ],
  [
    'wins over an offer alone',
    { type: 'OTHER_INVESTMENT', custom: { effectiveCost: 2 } },
    {
      de: 'In allen 4 Rechnungen liegt Fernblick Rente vorn',
      en: 'In all 4 calculations Fernblick Pension comes out ahead',
    },
  ],
  [
    'losses to an offer alone',
    { type: 'OTHER_INVESTMENT', custom: { effectiveCost: 0.2 } },
    {
      de: 'In allen 4 Rechnungen liegt dein Angebot vorn',
      en: 'In all 4 calculations your offer comes out ahead',
    },
  ],
])('counts %s', (_, given, labels) => {
  for (const [locale, label] of Object.entries(labels))
    expect(writeByPreset(answerTo(given), getIntl('fernblick', locale as Locale))?.label).toBe(
      label,
    );
});

it('counts and says points where amounts of several ages cannot be one', () => {
  const answer = answerTo({ inputs: TURNED_AT_62, custom: { assetFee: 0.5 } });
  const texts = writeByPreset(answer, getIntl('fernblick', 'de'));
  expect(texts?.label).toBe('In allen 4 Rechnungen liegt das Depot vorn');
  expect(texts?.results.map(({ text }) => normalize(text))).toEqual(
    PRESET_NAMES.map(() => expect.stringMatching(/^\d,\d Prozentpunkte weniger$/)),
  );
});

it.each(PRESET_NAMES)('has no figure with a sign (%s)', (preset) => {
  const { byAge: _, ...texts } = write({ preset }, 'en');
  expect(Object.values(texts).flat().join()).not.toMatch(/[+−=]/);
});

function write(given: Case, locale: Locale) {
  return writeVerdict(answerTo(given), getIntl('fernblick', locale));
}

function answerTo({ inputs, custom = {}, preset = 'published', type = 'OWN_INVESTMENT' }: Case) {
  const answer = calculateAnswer({
    inputs: { ...DEFAULT_INPUTS, ...inputs },
    preset,
    overrides: makeOverrides(custom),
  });
  return { answer, chosen: preset, comparisonType: type, custom };
}

function readEuro(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

/** With common spaces and without soft hyphens, as they are typed above. */
function normalize(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '');
}
