import { useIntl } from 'react-intl';
import { Accordion } from '../../../design-system/disclosure/Accordion/Accordion.tsx';
import { Table } from '../../../design-system/tables/Table/Table.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { PANEL_ANCHORS } from '../../config/anchors.ts';
import type { GapFigures } from './gap-figures.ts';

/** The chart's figures as a table, closed at first. */
export function GapTable({ words }: Pick<GapFigures, 'words'>) {
  const intl = useIntl();
  const heading = intl.formatMessage({ id: 'pensionGap.calculator.table.heading' });
  const content = (
    <>
      <Table
        caption={intl.formatMessage({ id: 'pensionGap.calculator.table.caption' }, words)}
        columns={[
          intl.formatMessage({ id: 'pensionGap.calculator.table.item' }),
          intl.formatMessage({ id: 'pensionGap.calculator.table.amount' }),
        ]}
        rows={ROWS.map((row) => ({
          header: intl.formatMessage({ id: `pensionGap.calculator.table.${row}` }, words),
          cells: [words[row]],
          emphasis: TOTALS.includes(row) ? 'total' : undefined,
        }))}
      />
      <Text variant="note" tone="secondary">
        {intl.formatMessage({ id: 'pensionGap.calculator.table.rounded' })}
      </Text>
    </>
  );
  return <Accordion items={[{ id: PANEL_ANCHORS.pensionGapTable, heading, content }]} />;
}

const ROWS = [
  'net',
  'wanted',
  'grossPension',
  'social',
  'tax',
  'pension',
  'gap',
  'capital',
  'existing',
  'saving',
] as const;
const TOTALS: readonly string[] = ['pension', 'gap', 'saving'];
