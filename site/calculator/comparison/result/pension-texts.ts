import type { IntlShape } from 'react-intl';
import { DEFAULT_ASSUMPTIONS } from '../../../calculation/index.ts';
import { formatEuro, formatPercent } from '../../../i18n/format.ts';
import { type CalculationAnswer, listPossiblePayouts } from '../../client/client.ts';
import type { SharedGap } from '../../pension-gap/person-address.ts';
import type { CustomValues } from '../assumptions/assumption-table.ts';
import { readPreset } from '../assumptions/preset-changes.ts';
import { type Result, roundToTwoDigits } from './verdict-texts.ts';

/** Our contract as a pension for life, beside its lump sum. */
interface PensionTexts {
  /** The pension in euros a month, and whose annuity factor it is where that is the visitor's own. */
  sentence: string;
  /** What it buys today and covers, and when it has paid more than the lump sum. */
  worth: string;
  /** What it rests on, and who else pays one. */
  basis: string;
}

export type PensionResult = Pick<Result, 'answer' | 'comparisonType' | 'custom'>;

/** Says the pension for life; nothing where the money is taken before it could begin, or only the table is calculated. */
export function writePension(
  { answer, comparisonType: type, custom }: PensionResult,
  gap: SharedGap | undefined,
  intl: IntlShape,
): PensionTexts | undefined {
  const { pension } = answer;
  const [regular] = listPossiblePayouts(answer);
  if (!pension || !regular) return undefined;
  const { netMonthly, breakEvenAge, realBreakEvenAge } = pension;
  const factor = describeFactor(custom.annuityFactor);
  const today = netMonthly * regular.realFactor;
  const covered = isOpenAt(regular.age, gap, custom)
    ? { share: formatPercent(today / gap.monthly, { digits: 0 }), gap: formatEuro(gap.monthly) }
    : { share: 'none', gap: '' };
  return {
    sentence: intl.formatMessage(
      { id: 'comparison.calculator.pension.title' },
      { amount: formatEuro(netMonthly), ...factor },
    ),
    worth: [
      intl.formatMessage(
        { id: 'comparison.calculator.pension.today' },
        { age: regular.age, today: formatEuro(today), ...covered },
      ),
      intl.formatMessage(
        { id: 'comparison.calculator.pension.breakEven' },
        { age: writeAge(breakEvenAge), realAge: writeAge(realBreakEvenAge) },
      ),
    ].join(' '),
    basis: [
      intl.formatMessage({ id: 'comparison.calculator.pension.basis' }, factor),
      intl.formatMessage({ id: 'comparison.calculator.pension.competitor' }, { type }),
    ].join(' '),
  };
}

/** Why there is no pension for life, where the money is taken before it could begin. */
export function writeNoPension(
  { payouts, pension }: CalculationAnswer,
  intl: IntlShape,
): string | undefined {
  const [regular, early] = payouts;
  if (pension || !regular || !early) return undefined;
  return intl.formatMessage(
    { id: 'comparison.calculator.pension.none' },
    { age: regular.age, earlyAge: early.age },
  );
}

/** Whether the lump sum at the regular age, if it is taken then, meets the visitor's need, where that is known. */
export function writeNeed(
  { answer, custom }: Pick<Result, 'answer' | 'custom'>,
  gap: SharedGap | undefined,
  intl: IntlShape,
): string[] {
  const [first] = listPossiblePayouts(answer);
  if (!first || !isOpenAt(first.age, gap, custom)) return [];
  const left = first.net.pf * first.realFactor;
  const text = intl.formatMessage(
    { id: 'comparison.calculator.need' },
    {
      age: first.age,
      isMet: left >= gap.capital ? 'yes' : 'no',
      need: formatEuro(gap.capital),
      left: formatEuro(left),
      missing: formatEuro(roundToTwoDigits(gap.capital - left)),
    },
  );
  return [text];
}

/** What texts say of an annuity factor: how much it is, and whether the visitor set it. */
export function describeFactor(factor = USUAL_FACTOR) {
  return { factor: formatEuro(factor), own: factor === USUAL_FACTOR ? 'no' : 'yes' };
}

/** The annuity factor until a visitor sets one. */
export const USUAL_FACTOR = DEFAULT_ASSUMPTIONS.payout.annuityFactor;

/** A birthday that is reached afterwards, `never` if nobody lives to see it. */
export function writeAge(age: number | null): number | 'never' {
  return age === null || age > OLDEST ? 'never' : Math.ceil(age);
}

/** Nobody plans for a higher age. */
const OLDEST = 110;

/** A gap is that of its own retirement age and of our inflation: beside others it says nothing. */
function isOpenAt(
  age: number,
  gap: SharedGap | undefined,
  { inflation = readPreset('inflation', 'published') ?? 0 }: CustomValues,
): gap is SharedGap {
  const isOfItsMoney = inflation === readPreset('inflation', 'published');
  return gap !== undefined && gap.monthly > 0 && gap.retirementAge === age && isOfItsMoney;
}
