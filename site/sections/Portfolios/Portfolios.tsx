import styled from '@emotion/styled';
import { FormattedMessage, useIntl } from 'react-intl';
import { Stack } from '../../../design-system/page/Stack/Stack.tsx';
import { oneColumn } from '../../../design-system/styles/one-column.ts';
import { Table } from '../../../design-system/tables/Table/Table.tsx';
import { facts } from '../../../design-system/tables/Table/variants/facts.ts';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { DEFAULT_ASSUMPTIONS } from '../../calculation/index.ts';
import { claims } from '../../content/claims/claims.ts';
import { type Figure, formatFigure } from '../../content/claims/portfolio-figures.ts';
import { exampleSaver, PORTFOLIO_KEYS, portfolios } from '../../content/portfolios.ts';
import { formatEuro, formatPercent } from '../../i18n/format.ts';
import { SectionStack } from '../SectionBand.tsx';
import { SourceRefs } from '../SourceRefs.tsx';
import { CostBars } from './CostBars.tsx';

/** What is certain of the three portfolios, their costs, then what is not, and the saver it is for. */
export function Portfolios() {
  const intl = useIntl();
  const { age, once, monthly, until } = exampleSaver;
  const market = formatPercent(DEFAULT_ASSUMPTIONS.marketReturn, { digits: 0 });
  return (
    <SectionStack
      section="portfolios"
      tone="sand"
      title={intl.formatMessage({ id: 'portfolios.title' }, { count: claims.etfUniverse.value })}
    >
      <Sides>
        <CostBars />
        <Stack gap="m">
          <Table
            variant={facts}
            caption={intl.formatMessage({ id: 'portfolios.table' })}
            columns={[
              '',
              ...PORTFOLIO_KEYS.map((key) => intl.formatMessage({ id: `portfolios.${key}.title` })),
            ]}
            rows={RETURNS.map((figure) => {
              const header = intl.formatMessage({ id: `portfolios.${figure}.label` });
              return {
                header,
                note:
                  figure === 'annualReturn'
                    ? intl.formatMessage({ id: 'portfolios.annualReturn.note' }, { market })
                    : undefined,
                hint: {
                  label: intl.formatMessage({ id: 'portfolios.hintLabel' }, { topic: header }),
                  text: intl.formatMessage({ id: `portfolios.${figure}.hint` }),
                },
                cells: PORTFOLIO_KEYS.map((key) => formatFigure(portfolios[key], figure)),
              };
            })}
          />
          <Text variant="note" tone="secondary">
            <FormattedMessage
              id="portfolios.example"
              values={{
                age,
                once: formatEuro(once),
                monthly: formatEuro(monthly),
                until,
              }}
            />
            <SourceRefs section="portfolios" />
          </Text>
        </Stack>
      </Sides>
    </SectionStack>
  );
}

/** The figures that nobody can promise. */
const RETURNS = [
  'annualReturn',
  'historicalPerformance',
  'expectedNetAssets',
] as const satisfies readonly Figure[];

const Sides = styled('div')(({ theme }) => ({
  ...oneColumn,
  alignItems: 'start',
  gap: theme.vars.space.m,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: theme.vars.space.xxl,
  },
}));
