import { FormattedMessage, useIntl } from 'react-intl';
import { FeatureList } from '../../../design-system/text/FeatureList/FeatureList.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../../lib/objects.ts';
import { Fees } from '../../calculator/fees/Fees.tsx';
import { baseTier, reducedTiers, WAIVED_FEES } from '../../content/costs.ts';
import { formatEuro, formatNumber } from '../../i18n/format.ts';
import { useLegalFacts } from '../../provider/useLegalFacts.ts';
import { SectionStack } from '../SectionBand.tsx';
import { PriceTiers } from './PriceTiers/PriceTiers.tsx';

/** Our price in one numeral, what that comes to, who gets it, and the fees that there are not. */
export function Costs() {
  const intl = useIntl();
  const threshold = formatEuro(Math.min(...reducedTiers.map(({ fromAmount }) => fromAmount)));
  return (
    <SectionStack
      section="costs"
      tone="paper"
      title={intl.formatMessage({ id: 'costs.title' })}
      lead={intl.formatMessage({ id: 'costs.lead' })}
    >
      <PriceTiers
        unit="%"
        main={{
          value: formatNumber(baseTier.percentPerYear, 2),
          caption: intl.formatMessage({ id: 'costs.tier.under' }, { amount: threshold }),
        }}
        others={[...Map.groupBy(reducedTiers, ({ fromAmount }) => fromAmount)].map(
          ([fromAmount, tiers]) => ({
            values: tiers.map(({ percentPerYear }) => formatNumber(percentPerYear, 2)),
            caption: intl.formatMessage(
              { id: 'costs.tier.from' },
              { amount: formatEuro(fromAmount) },
            ),
          }),
        )}
        or={intl.formatMessage({ id: 'costs.tier.or' })}
      >
        <Fees />
      </PriceTiers>
      <Text variant="note" tone="secondary">
        <FormattedMessage id="costs.provider" values={useLegalFacts()} />
      </Text>
      <FeatureList
        features={keysOf(WAIVED_FEES).map((name) => {
          const title = intl.formatMessage({ id: `costs.${name}.title` });
          const label = intl.formatMessage({ id: 'costs.hintLabel' }, { topic: title });
          const hint = { label, text: intl.formatMessage({ id: `costs.${name}.hint` }) };
          return { icon: WAIVED_FEES[name], title, hint };
        })}
      />
    </SectionStack>
  );
}
