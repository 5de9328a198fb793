import { memoize } from '../../../lib/memoize.ts';
import { isRecord } from '../../../lib/objects.ts';
import { calculateAnswer } from '../../calculator/client/answer.ts';
import { COMPETITOR } from '../../calculator/client/client.ts';
import { makeOverrides } from '../../calculator/comparison/assumptions/assumption-table.ts';
import { getRowValue, ROW_KEYS } from '../../calculator/comparison/result/rows.ts';
import { getOpeningChoices } from '../../calculator/comparison/state/choices.ts';
import { estimateGap } from '../../calculator/pension-gap/person.ts';
import type { Section, SectionProps } from '../../sections/sections.ts';

/**
 * The facts that the calculators of a landing show, each as a word: what it is and about how much. A
 * figure that is less than about a tenth larger is the same fact.
 */
export function listFacts(sections: readonly Section[]): string[] {
  return sections.flatMap((section) => listNumbers(calculate(section), section.kind));
}

/** The figures of a section as it opens. */
function calculate(section: Section): unknown {
  switch (section.kind) {
    case 'pensionGap':
      return { ...section.person, ...estimateGap(section.person) };
    case 'cases': {
      const { person, vary, values, shows } = section;
      return values.map((value) => {
        const { gap, monthlySaving } = estimateGap({ ...person, [vary]: value });
        return { value, amount: shows === 'gap' ? gap : monthlySaving };
      });
    }
    case 'comparison': {
      const { inputs, assumptions } = section;
      return compared(JSON.stringify([inputs, assumptions]), () => compare(section));
    }
    default:
      return {};
  }
}

/** Many rows open the same comparison, and each takes a while. */
const compared = memoize<unknown>(5_000);

/** The table and the payouts of a comparison. */
function compare({ inputs: given, assumptions }: SectionProps<'comparison'>) {
  const choices = getOpeningChoices(given, assumptions);
  const { inputs, preset, custom, comparisonType } = choices;
  const overrides = makeOverrides(custom);
  const { calculationOutput, payouts } = calculateAnswer({ inputs, preset, overrides });
  const providers = [COMPETITOR[comparisonType], 'pf' as const];
  return {
    inputs,
    rows: providers.map((provider) =>
      ROW_KEYS.map((row) => getRowValue(calculationOutput, row, provider)),
    ),
    payouts: payouts.map(({ net }) => providers.map((provider) => net[provider])),
  };
}

/** The numbers within a value, wherever they are. */
function listNumbers(value: unknown, name: string): string[] {
  if (typeof value === 'number') return [`${name} ${roundToTenth(value)}`];
  const isNested = isRecord(value) || Array.isArray(value);
  return isNested
    ? Object.entries(value).flatMap(([key, part]) => listNumbers(part, `${name}.${key}`))
    : [];
}

/** The place of a number on a scale on which each step is a tenth more than the last. */
function roundToTenth(value: number): string {
  return value === 0 ? '0' : `${Math.sign(value)} ${Math.round(Math.log(Math.abs(value)) / STEP)}`;
}

const STEP = Math.log(1.1);
