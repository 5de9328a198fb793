import { Accordion } from '../../../design-system/disclosure/Accordion/Accordion.tsx';
import { Table } from '../../../design-system/tables/Table/Table.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { useText } from '../../provider/useText.ts';
import { PANEL_ANCHORS } from '../../sections/anchors.ts';
import type { GapFigures } from './gap-figures.ts';

/** The chart's figures as a table, closed at first. */
export function GapTable({ words }: Pick<GapFigures, 'words'>) {
  const t = useText();
  const row = (name: RowName, amount: string, emphasis?: 'total') => ({
    header: t(`pensionGap.calculator.table.${name}`, words),
    cells: [amount],
    emphasis,
  });
  const table = (
    <>
      <Table
        caption={t('pensionGap.calculator.table.caption', words)}
        columns={[t('pensionGap.calculator.table.item'), t('pensionGap.calculator.table.amount')]}
        rows={[
          row('net', words.net),
          row('wanted', words.wanted),
          row('grossPension', words.grossPension),
          row('social', words.social),
          row('tax', words.tax),
          row('netPension', words.pension, 'total'),
          row('gap', words.gap, 'total'),
          row('capital', words.capital),
          row('existing', words.existing),
          row('saving', words.saving, 'total'),
        ]}
      />
      <Text variant="note" tone="secondary">
        {t('pensionGap.calculator.table.rounded')}
      </Text>
    </>
  );
  return (
    <Accordion
      items={[
        {
          id: PANEL_ANCHORS.pensionGapTable,
          heading: t('pensionGap.calculator.table.heading'),
          content: table,
        },
      ]}
    />
  );
}

type RowName =
  | 'net'
  | 'wanted'
  | 'grossPension'
  | 'social'
  | 'tax'
  | 'netPension'
  | 'gap'
  | 'capital'
  | 'existing'
  | 'saving';
