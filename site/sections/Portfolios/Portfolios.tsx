import { Leaf } from 'lucide';
import { Stack } from '../../../design-system/page/Stack/Stack.tsx';
import { FactTable } from '../../../design-system/tables/FactTable/FactTable.tsx';
import { Badge } from '../../../design-system/text/Badge/Badge.tsx';
import { SectionHeading } from '../../../design-system/text/SectionHeading/SectionHeading.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { claim } from '../../content/claims/claims.ts';
import { FIGURES, type Figure, figureText } from '../../content/claims/figure-text.ts';
import { exampleSaver, PORTFOLIO_KEYS, portfolios } from '../../content/portfolios.ts';
import { formatEuro } from '../../i18n/format.ts';
import type { TextLookup } from '../../provider/text.ts';
import { useText } from '../../provider/useText.ts';
import { titleId } from '../anchors.ts';
import { SectionBand } from '../SectionBand.tsx';
import { SourceRefs } from '../SourceRefs.tsx';

/** The three portfolios as columns of one table, and the saver their figures are for. */
export function Portfolios() {
  const t = useText();
  const { age, once, monthly, until } = exampleSaver;
  return (
    <SectionBand of="portfolios" tone="sand">
      <Stack>
        <SectionHeading
          id={titleId('portfolios')}
          eyebrow={t('portfolios.eyebrow')}
          title={t('portfolios.title', { count: claim('etfUniverse').value })}
          lead={t('portfolios.lead')}
        />
        <FactTable
          caption={t('portfolios.table')}
          columns={PORTFOLIO_KEYS.map((key) => ({
            title: t(`portfolios.${key}.title`),
            text: t(`portfolios.${key}.text`),
            badge: portfolios[key].esg && <Badge icon={Leaf}>{t('portfolios.esg')}</Badge>,
          }))}
          rows={[
            ...FIGURES.map((figure) => row(t, figure)),
            {
              label: t('portfolios.currency.label'),
              values: PORTFOLIO_KEYS.map((key) => portfolios[key].currency),
            },
          ]}
        />
        <Text variant="note" tone="secondary">
          {t('portfolios.example', {
            age,
            once: formatEuro(once),
            monthly: formatEuro(monthly),
            until,
          })}
          <SourceRefs of="portfolios" />
        </Text>
      </Stack>
    </SectionBand>
  );
}

function row(t: TextLookup, figure: Figure) {
  const label = t(`portfolios.${figure}.label`);
  return {
    label,
    hint: {
      label: t('portfolios.hintLabel', { topic: label }),
      text: t(`portfolios.${figure}.hint`),
    },
    values: PORTFOLIO_KEYS.map((key) => figureText(portfolios[key], figure)),
    ...(figure === 'annualReturn' && { isMain: true }),
    ...(figure === 'expectedNetAssets' && {
      amounts: PORTFOLIO_KEYS.map((key) => portfolios[key].expectedNetAssets.value),
    }),
  };
}
