import { Accordion } from '../../../design-system/disclosure/Accordion/Accordion.tsx';
import { Table } from '../../../design-system/tables/Table/Table.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { useText } from '../../provider/SiteProvider.tsx';
import { PANEL_ANCHORS } from '../../sections/anchors.ts';
import type { GapFigures } from './gap-figures.ts';

/** The chart's figures as a table, closed at first. */
export function GapTable({ words }: Pick<GapFigures, 'words'>) {
  const t = useText();
  const heading = t('pensionGap.calculator.table.heading');
  const content = (
    <>
      <Table
        caption={t('pensionGap.calculator.table.caption', words)}
        columns={[t('pensionGap.calculator.table.item'), t('pensionGap.calculator.table.amount')]}
        rows={ROWS.map((row) => ({
          header: t(`pensionGap.calculator.table.${row}`, words),
          cells: [words[row]],
          emphasis: TOTALS.includes(row) ? 'total' : undefined,
        }))}
      />
      <Text variant="note" tone="secondary">
        {t('pensionGap.calculator.table.rounded')}
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
