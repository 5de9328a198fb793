import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { Disclosure } from '../../../../design-system/disclosure/Disclosure/Disclosure.tsx';
import { Table } from '../../../../design-system/tables/Table/Table.tsx';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../../../lib/objects.ts';
import { CHARGES, type Charge, chargesUntilRetirement, TAXES } from '../../../calculation/index.ts';
import { formatEuro, formatPercent } from '../../../i18n/format.ts';
import { COMPETITOR } from '../../client/client.ts';
import { mergeInputs } from '../../client/engine-request.ts';
import {
  describeSilentRows,
  hasFigures,
  listSilentRows,
  ROW_KEYS,
  type RowKey,
  roundRows,
} from '../result/rows.ts';
import { type DetailProps, getProjection, getProviderLabel, getResult } from './detail-data.ts';
import { MoneyContext, MoneySwitch } from './MoneySwitch.tsx';
import { ReturnWaterfalls } from './ReturnWaterfalls.tsx';
import { formatWhyFigures } from './why-figures.ts';

/** Where the return goes, and for every row of the result its formula, figures, law and euros. */
export function Why({ request }: DetailProps) {
  const intl = useIntl();
  const { money } = useContext(MoneyContext);
  const projection = getProjection(request);
  const { calculationOutput } = getResult(request);
  const providers = ['pf', COMPETITOR[request.comparisonType]] as const;
  const silent = listSilentRows(calculationOutput, request.comparisonType);
  const figures = formatWhyFigures(mergeInputs(request), projection);
  const shown = providers.map((provider) => roundRows(calculationOutput, provider));
  const charged = providers.map((provider) => chargesUntilRetirement(provider, projection, money));
  return (
    <>
      <Text>{intl.formatMessage({ id: 'comparison.detail.why.text' }, figures)}</Text>
      <ReturnWaterfalls request={request} />
      <Text>{intl.formatMessage({ id: 'comparison.detail.why.rows' }, { ...figures, money })}</Text>
      <MoneySwitch />
      <div>
        {ROW_KEYS.filter((row) => !silent.includes(row)).map((row) => {
          const label = intl.formatMessage({ id: `comparison.calculator.row.${row}.label` });
          const texts = getTextKey(row);
          const charges = chargesIn(row);
          return (
            <Disclosure key={row} variant="row" summary={label}>
              <Text>
                {intl.formatMessage({ id: `comparison.detail.why.${texts}.formula` }, figures)}
              </Text>
              <Text variant="note" tone="subtle">
                {intl.formatMessage({ id: `comparison.detail.why.${texts}.source` })}
              </Text>
              <Table
                caption={label}
                columns={[
                  intl.formatMessage({ id: 'comparison.detail.provider' }),
                  intl.formatMessage({ id: 'comparison.detail.why.amount' }, { ...figures, money }),
                ]}
                rows={providers.map((provider, index) => {
                  const points = formatPercent(shown[index]?.[row] ?? 0, {
                    digits: 2,
                    signed: true,
                  });
                  const euros = charges.reduce(
                    (sum, charge) => sum + (charged[index]?.[charge] ?? 0),
                    0,
                  );
                  return {
                    header: getProviderLabel(provider, request, intl),
                    cells: [charges.length > 0 ? `${points} · ${formatEuro(euros)}` : points],
                  };
                })}
              />
            </Disclosure>
          );
        })}
      </div>
      {silent.length > 0 && <Text>{describeSilentRows(intl)}</Text>}
    </>
  );
}

/** The messages of a row; effects without figures share theirs. */
function getTextKey(row: RowKey) {
  return hasFigures(row) ? row : 'withoutFigures';
}

/**
 * The charges that a row sums up. Effects of the fund have none, because nobody charges them: they are
 * part of its price.
 */
function chargesIn(row: RowKey): readonly Charge[] {
  const all = keysOf(CHARGES);
  if (row === 'TotalCost' || row === 'Summary') return all;
  if (row === 'CapitalGainTax') return TAXES;
  return all.filter((charge) => charge === row);
}
