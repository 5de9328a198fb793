import { Leaf } from 'lucide';
import { StackedBars } from '../../../design-system/charts/StackedBars/StackedBars.tsx';
import { Badge } from '../../../design-system/text/Badge/Badge.tsx';
import { toRate } from '../../../lib/rates.ts';
import { formatFigure } from '../../content/claims/portfolio-figures.ts';
import { PORTFOLIO_KEYS, portfolios } from '../../content/portfolios.ts';
import { formatPercent, formatPercentRange } from '../../i18n/format.ts';
import { useText } from '../../provider/SiteProvider.tsx';

/** What each portfolio costs a year: its ETFs, and our fee, which falls with the value of the contract. */
export function CostBars() {
  const t = useText();
  return (
    <StackedBars
      caption={t('portfolios.costs')}
      hint={{
        label: t('portfolios.hintLabel', { topic: t('portfolios.costs') }),
        text: `${t('portfolios.etfCost.hint')} ${t('portfolios.productCost.hint')}`,
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
          label: t(`portfolios.${key}.title`),
          mark: esg && <Badge icon={Leaf}>{t('portfolios.esg')}</Badge>,
          note: t('portfolios.profile', { text: t(`portfolios.${key}.text`), currency }),
          total: formatPercentRange([etfCost + low, etfCost + high], 2),
          parts: [
            {
              label: t('portfolios.costs.etf', { cost: formatFigure(portfolio, 'etfCost') }),
              value: etfCost,
            },
            {
              label: t('portfolios.costs.fee', { cost: formatFigure(portfolio, 'productCost') }),
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
