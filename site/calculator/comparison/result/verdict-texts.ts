import type { IntlShape } from 'react-intl';
import { formatEuro, formatPercent, formatPoints, subtractShown } from '../../../i18n/format.ts';
import {
  type CalculationAnswer,
  COMPETITOR,
  type ComparisonType,
  getGain,
  listPossiblePayouts,
  type PresetName,
} from '../../client/client.ts';
import type { CustomValues } from '../assumptions/assumption-table.ts';
import { PRESET_NAMES } from '../state/choices.ts';
import { getCompetitorKind } from '../state/competitor.ts';
import { getRowValue } from './rows.ts';
import { countLeads, getOutcome, getVerdict, roundGain } from './verdict.ts';

/** An answer as it is read: one comparison, under one set of assumptions. */
export interface Result {
  answer: CalculationAnswer;
  comparisonType: ComparisonType;
  /** The set of assumptions of the answer. */
  chosen: PresetName;
  /** The visitor's own assumptions in the answer. */
  custom: CustomValues;
}

/** A verdict in words. The same ones stand wherever it is said. */
interface VerdictTexts {
  /** The result in euros, or that it depends on the age at which the money is taken. */
  sentence: string;
  /** The result at each age at which the money may be taken, where the sentence does not say it. */
  byAge: readonly string[];
  /** In three or four words, where there is no room for the sentence. */
  brief: string;
  /** Whose amount is whose, if it is taken as the sentence says; none where that says no amount. */
  amounts: readonly string[] | undefined;
  /** The same in one line, where the sentence does not say it. */
  detail: string | undefined;
  /** What the difference is in percent, and that all costs and taxes are paid. */
  meaning: string;
}

/** The result under one set of assumptions: in euros, or in points of return where several ages count. */
export interface PresetResult {
  preset: PresetName;
  text: string;
}

/** Says the verdict on a comparison. */
export function writeVerdict(result: Result, intl: IntlShape): VerdictTexts {
  const { answer, comparisonType: type, chosen } = result;
  const { calculationOutput, gains } = answer;
  const way = COMPETITOR[type];
  const other = describeCompetitor(result);
  const gain = getGain(calculationOutput, type);
  const verdict = getVerdict(gains, chosen, type);
  const possible = listPossiblePayouts(answer);
  const ages = possible.map(({ age, net, realFactor, gains: own }) => {
    const difference = subtractShown(net.pf, net[way]);
    const outcome = getOutcome(own[type], difference);
    const isFirm = verdict === VERDICTS[outcome] ? 'yes' : 'no';
    const euros = { ours: formatEuro(net.pf), theirs: formatEuro(net[way]) };
    const today = subtractShown(net.pf * realFactor, net[way] * realFactor);
    const sentence = intl.formatMessage(
      { id: 'comparison.calculator.verdict.sentence' },
      {
        ...{ age, outcome, isFirm, ...other, ...euros },
        difference: formatEuro(Math.abs(difference)),
        today: formatEuro(roundToTwoDigits(today)),
      },
    );
    const amounts = [
      intl.formatMessage({ id: 'comparison.calculator.verdict.ours' }, { amount: euros.ours }),
      intl.formatMessage(
        { id: 'comparison.calculator.verdict.theirs' },
        { ...other, amount: euros.theirs },
      ),
    ];
    const detail = outcome === 'close' ? undefined : amounts.join(' · ');
    const brief = intl.formatMessage(
      { id: 'comparison.calculator.verdict.brief' },
      { age, difference: writeDifference(outcome === 'close' ? 0 : difference, intl) },
    );
    return { outcome, sentence, amounts, detail, brief };
  });
  const on = new Set(ages.map(({ outcome }) => outcome)).size > 1 ? 'payout' : 'assumptions';
  const said = on === 'payout' ? undefined : ages[0];
  const { isLess, size } = roundGain(gain);
  return {
    sentence:
      said?.sentence ??
      intl.formatMessage({ id: 'comparison.calculator.verdict.unknown' }, { ...other, on }),
    byAge: (said ? ages.slice(1) : ages).map(({ sentence, detail }) =>
      [sentence, detail].flatMap((text) => (text ? [`${text}.`] : [])).join(' '),
    ),
    brief: said?.brief ?? writeDepends(on, intl),
    amounts: said?.amounts,
    detail: said?.detail,
    meaning:
      possible.length > 1
        ? intl.formatMessage(
            { id: 'comparison.calculator.verdict.weighted' },
            { ...other, isLess, outcome: getOutcome(gain), size: formatPoints(size) },
          )
        : intl.formatMessage(
            { id: 'comparison.calculator.verdict.meaning' },
            { isLess, year: possible[0]?.year ?? 'none', size: formatPoints(size) },
          ),
  };
}

function writeDepends(on: 'payout' | 'assumptions', intl: IntlShape): string {
  return intl.formatMessage({ id: 'comparison.calculator.verdict.depends' }, { on });
}

/** The name of what our product is compared with. */
export function nameCompetitor(result: CompetitorResult, intl: IntlShape): string {
  return intl.formatMessage({ id: 'comparison.calculator.competitor' }, describeCompetitor(result));
}

type CompetitorResult = Pick<Result, 'answer' | 'comparisonType' | 'custom'>;

/** What texts say of it: its kind, and what another provider costs a year before taxes. */
function describeCompetitor({ answer, ...choices }: CompetitorResult) {
  const [taxes, all] = (['CapitalGainTax', 'Summary'] as const).map((row) =>
    getRowValue(answer.calculationOutput, row, 'otherbroker'),
  );
  const cost = formatPercent((taxes ?? 0) - (all ?? 0), { digits: 2 });
  return { competitor: getCompetitorKind(choices), cost };
}

/**
 * The result under every set of assumptions and which way is ahead how often, where they are known. No
 * set varies what a provider costs that is itself an assumption, so nothing is counted beside it.
 */
export function writeByPreset(
  result: Result,
  intl: IntlShape,
): { label: string; results: PresetResult[]; same: string } | undefined {
  const { answer, comparisonType: type } = result;
  const { gains, differences } = answer;
  if (!gains || !differences) return undefined;
  // Amounts that are due at different ages do not add up.
  const isWeighted = listPossiblePayouts(answer).length > 1;
  const outcomes = PRESET_NAMES.map((preset) =>
    getOutcome(gains[preset][type], isWeighted ? undefined : differences[preset][type]),
  );
  const { competitor } = describeCompetitor(result);
  const leads = countLeads(outcomes);
  // A visitor may have answered all in which two sets differ.
  const isSame =
    competitor === 'depot' &&
    new Set(PRESET_NAMES.map((preset) => gains[preset][type])).size < outcomes.length;
  const total = outcomes.length;
  return {
    label:
      competitor === 'assumed'
        ? writeDepends('assumptions', intl)
        : intl.formatMessage(
            { id: 'comparison.calculator.verdict.count' },
            { competitor, total, ...leads, isAll: leads.leads === total ? 'yes' : 'no' },
          ),
    results: PRESET_NAMES.map((preset) => ({
      preset,
      text: isWeighted
        ? writePoints(gains[preset][type], intl)
        : writeDifference(differences[preset][type], intl),
    })),
    same: isSame ? intl.formatMessage({ id: 'comparison.calculator.preset.same' }) : '',
  };
}

/** So many euros more or less in words: a sign alone says too little. */
export function writeDifference(euros: number, intl: IntlShape): string {
  return intl.formatMessage(
    { id: 'comparison.calculator.verdict.difference' },
    {
      outcome: { '-1': 'less', 0: 'close', 1: 'more' }[String(Math.sign(euros))],
      difference: formatEuro(Math.abs(euros)),
    },
  );
}

/** So many points of yearly return more or less in words. */
function writePoints(gain: number, intl: IntlShape): string {
  const difference = intl.formatMessage(
    { id: 'comparison.calculator.verdict.points' },
    { size: formatPoints(Math.abs(gain)) },
  );
  return intl.formatMessage(
    { id: 'comparison.calculator.verdict.difference' },
    { outcome: getOutcome(gain), difference },
  );
}

/** The verdict under all sets of assumptions that confirms an outcome; none confirms a draw. */
const VERDICTS = { more: 'saves', less: 'costsMore', close: undefined } as const;

/** An amount of which «about» is said; what is there is never said to be nothing. */
export function roundToTwoDigits(difference: number): number {
  return Math.max(1, Number(Math.abs(difference).toPrecision(2)));
}
