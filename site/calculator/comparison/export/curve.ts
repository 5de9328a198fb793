import type { ComponentProps } from 'react';
import type { IntlShape } from 'react-intl';
import type { LineChart } from '../../../../design-system/charts/LineChart/LineChart.tsx';
import { projectionPoints } from '../../../calculation/index.ts';
import { formatEuro } from '../../../i18n/format.ts';
import { COMPETITOR } from '../../client/client.ts';
import { mergeInputs } from '../../client/engine-request.ts';
import { getProjection, getProviderLabel } from '../details/detail-data.ts';
import type { Question } from '../state/comparison-state.ts';

/** Both ways of a question over the years, above what was paid in, read at the scheduled retirement. */
export function makeCurve(question: Question, intl: IntlShape): ComponentProps<typeof LineChart> {
  const projection = getProjection(question);
  const { retirementAge } = projection.assumptions;
  const { age } = mergeInputs(question);
  const points = projectionPoints(projection, 'then');
  const competitor = COMPETITOR[question.comparisonType];
  const lines = (
    [
      ['contributions', 'ground', intl.formatMessage({ id: 'comparison.export.contributions' })],
      [competitor, 'dashed', getProviderLabel(competitor, question, intl)],
      ['pf', 'strong', getProviderLabel('pf', question, intl)],
    ] as const
  ).map(([line, variant, label]) => ({
    label,
    variant,
    values: points.map((point) => point[line]),
    text: formatEuro(points.at(-1)?.[line] ?? 0),
  }));
  const title = intl.formatMessage({ id: 'comparison.export.projection' });
  return {
    description: [title, ...lines.map(({ label, text }) => `${label}: ${text}`)].join('. '),
    lines,
    from: age,
    marks: [age, retirementAge].map((at) => ({ at, label: String(at) })),
    read: { at: retirementAge, label: title },
    formatLevel: (level) => formatEuro(level),
  };
}
