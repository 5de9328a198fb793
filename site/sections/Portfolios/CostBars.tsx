import { Leaf } from 'lucide';
import { useIntl } from 'react-intl';
import { StackedBars } from '../../../design-system/charts/StackedBars/StackedBars.tsx';
import { Badge } from '../../../design-system/text/Badge/Badge.tsx';
import { toRate } from '../../../lib/rates.ts';
import { formatFigure } from '../../content/claims/portfolio-figures.ts';
import { PORTFOLIO_KEYS, portfolios } from '../../content/portfolios.ts';
import { formatPercent, formatPercentRange } from '../../i18n/format.ts';

/** What each portfolio costs a year: its ETFs, and our fee, which falls with the value of the contract. */
export function CostBars() {
  const intl = useIntl();
  return (
    <StackedBars
      caption={intl.formatMessage({ id: 'portfolios.costs' })}
      hint={{
        label: intl.formatMessage(
          { id: 'portfolios.hintLabel' },
          { topic: intl.formatMessage({ id: 'portfolios.costs' }) },
        ),
        text: (['etfCost', 'productCost'] as const)
          .map(
            (cost) =>
              `${intl.formatMessage({ id: `portfolios.${cost}.label` })}: ${intl.formatMessage({ id: `portfolios.${cost}.hint` })}`,
          )
          .join(' '),
      }}
      max={AXIS_END}
      ticks={[0, AXIS_END / 2, AXIS_END].map((at) => ({
        at,
        label: formatPercent(toRate(at), { atMost: 1 }),
      }))}
      bars={PORTFOLIO_KEYS.map((key) => {
        const portfolio = portfolios[key];
        const { etfCost, productCost, currency, esg } = portfolio;
        const [low, high] = productCost;
        return {
          label: intl.formatMessage({ id: `portfolios.${key}.title` }),
          mark: esg && <Badge icon={Leaf}>{intl.formatMessage({ id: 'portfolios.esg' })}</Badge>,
          note: intl.formatMessage(
            { id: 'portfolios.profile' },
            { text: intl.formatMessage({ id: `portfolios.${key}.text` }), currency },
          ),
          total: formatPercentRange([etfCost + low, etfCost + high], 2),
          parts: [
            {
              label: intl.formatMessage(
                { id: 'portfolios.costs.etf' },
                { cost: formatFigure(portfolio, 'etfCost') },
              ),
              value: etfCost,
            },
            {
              label: intl.formatMessage(
                { id: 'portfolios.costs.fee' },
                { cost: formatFigure(portfolio, 'productCost') },
              ),
              value: low,
              upTo: high,
              tone: 'main',
            },
          ],
        };
      })}
    />
  );
}

/** The axis ends at one per cent a year, so that bars show how little of it they are. */
const AXIS_END = 1;
