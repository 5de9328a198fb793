import { Leaf } from 'lucide';
import { Stack } from '../../../design-system/page/Stack/Stack.tsx';
import { Table } from '../../../design-system/tables/Table/Table.tsx';
import { facts } from '../../../design-system/tables/Table/variants/facts.ts';
import { Badge } from '../../../design-system/text/Badge/Badge.tsx';
import { SectionHeading } from '../../../design-system/text/SectionHeading/SectionHeading.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { getClaim } from '../../content/claims/claims.ts';
import { FIGURES, type Figure, formatFigure } from '../../content/claims/portfolio-figures.ts';
import { exampleSaver, PORTFOLIO_KEYS, portfolios } from '../../content/portfolios.ts';
import { formatEuro } from '../../i18n/format.ts';
import type { TextLookup } from '../../provider/text-lookup.ts';
import { useText } from '../../provider/useText.ts';
import { getTitleId } from '../anchors.ts';
import { SectionBand } from '../SectionBand.tsx';
import { SourceRefs } from '../SourceRefs.tsx';

/** The three portfolios as columns of one table, and the saver their figures are for. */
export function Portfolios() {
  const t = useText();
  const { age, once, monthly, until } = exampleSaver;
  return (
    <SectionBand section="portfolios" tone="sand">
      <Stack>
        <SectionHeading
          id={getTitleId('portfolios')}
          eyebrow={t('portfolios.eyebrow')}
          title={t('portfolios.title', { count: getClaim('etfUniverse').value })}
          lead={t('portfolios.lead')}
        />
        <Table
          variant={facts}
          caption={t('portfolios.table')}
          columns={[
            '',
            ...PORTFOLIO_KEYS.map((key) => ({
              id: key,
              header: (
                <>
                  <Text variant="subtitle" component="span">
                    {t(`portfolios.${key}.title`)}
                  </Text>
                  {portfolios[key].esg && <Badge icon={Leaf}>{t('portfolios.esg')}</Badge>}
                  <Text variant="note" tone="secondary">
                    {t(`portfolios.${key}.text`)}
                  </Text>
                </>
              ),
            })),
          ]}
          rows={[
            ...FIGURES.map((figure) => row(t, figure)),
            {
              header: t('portfolios.currency.label'),
              cells: PORTFOLIO_KEYS.map((key) => portfolios[key].currency),
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
          <SourceRefs section="portfolios" />
        </Text>
      </Stack>
    </SectionBand>
  );
}

function row(t: TextLookup, figure: Figure) {
  const header = t(`portfolios.${figure}.label`);
  return {
    header,
    hint: {
      label: t('portfolios.hintLabel', { topic: header }),
      text: t(`portfolios.${figure}.hint`),
    },
    cells: PORTFOLIO_KEYS.map((key) => ({
      text: formatFigure(portfolios[key], figure),
      value: figure === 'expectedNetAssets' ? portfolios[key].expectedNetAssets.value : undefined,
    })),
    emphasis: figure === 'annualReturn' ? ('main' as const) : undefined,
  };
}
