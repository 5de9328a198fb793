import { Band } from '../../../design-system/Band/Band.tsx';
import { FeatureList } from '../../../design-system/FeatureList/FeatureList.tsx';
import { PriceTiers } from '../../../design-system/PriceTiers/PriceTiers.tsx';
import { Stack } from '../../../design-system/Stack/Stack.tsx';
import type { ClaimId } from '../../content/claims.ts';
import { baseTier, pricingFeatures, reducedTiers } from '../../content/pricing.ts';
import { formatEuro, formatPercent } from '../../format.ts';
import { SourceNote } from '../../SourceNote.tsx';
import { useText } from '../../useText.ts';
import { SectionHead } from '../SectionHead.tsx';

/** What it costs, in one numeral, and what it does not cost. */
export function Pricing() {
  const t = useText();
  const threshold = formatEuro(Math.min(...reducedTiers.map(({ fromAmount }) => fromAmount)));
  return (
    <Band tone="paper" id="costs" labelledBy="pricing-title">
      <Stack>
        <SectionHead of="pricing" />
        <PriceTiers
          unit="%"
          main={{
            value: numberOf(baseTier.percentPerYear),
            caption: t('pricing.tier.under', { amount: threshold }),
          }}
          others={reducedTiers.map(({ percentPerYear, fromAmount }) => ({
            value: numberOf(percentPerYear),
            caption: t('pricing.tier.from', { amount: formatEuro(fromAmount) }),
          }))}
        />
        <FeatureList
          features={pricingFeatures.map(({ icon, title, tooltip }) => ({
            icon,
            title: t(title),
            hint: { label: t('pricing.hintLabel', { topic: t(title) }), text: t(tooltip) },
          }))}
        />
        <SourceNote claims={SHOWN} />
      </Stack>
    </Band>
  );
}

const SHOWN: readonly ClaimId[] = [
  'baseFee',
  'reducedFee',
  'lowestFee',
  'reducedFeeFrom',
  'noHiddenFees',
];

/** `0,69`: the sign is set apart, smaller. */
function numberOf(percent: number): string {
  return formatPercent(percent, 2).replace(/\s*%$/, '');
}
