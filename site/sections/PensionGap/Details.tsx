import { ExpansionPanels } from '../../../design-system/ExpansionPanels/ExpansionPanels.tsx';
import { FigureTable } from '../../../design-system/FigureTable/FigureTable.tsx';
import { Text } from '../../../design-system/Text/Text.tsx';
import type { MessageId } from '../../messages/index.ts';
import { useText } from '../../useText.ts';
import { PANEL_ANCHORS } from '../anchors.ts';
import type { GapFigures } from './gap-figures.ts';

type Words = GapFigures['words'];

/** The chart's figures as a table, and every assumption behind them with its source. */
export function Details({ words }: { words: Words }) {
  const t = useText();
  return (
    <ExpansionPanels
      panels={[
        {
          anchor: PANEL_ANCHORS.pensionGapTable,
          heading: t('pensionGap.table.heading'),
          content: <Table words={words} />,
        },
        {
          anchor: PANEL_ANCHORS.pensionGapMethod,
          heading: t('pensionGap.how.heading'),
          content: ASSUMPTIONS.map((id) => (
            <Text key={id} tone="secondary">
              {t(id, words)}
            </Text>
          )),
        },
      ]}
    />
  );
}

const ASSUMPTIONS: readonly MessageId[] = [
  'pensionGap.how.income',
  'pensionGap.how.pension',
  'pensionGap.how.level',
  'pensionGap.how.deductions',
  'pensionGap.how.saving',
];

function Table({ words }: { words: Words }) {
  const t = useText();
  return (
    <>
      <FigureTable
        caption={t('pensionGap.table.caption', words)}
        heads={[t('pensionGap.table.item'), t('pensionGap.table.amount')]}
        rows={[
          { item: t('pensionGap.table.net'), amount: words.net },
          { item: t('pensionGap.table.wanted', words), amount: words.wanted },
          { item: t('pensionGap.table.grossPension'), amount: words.grossPension },
          { item: t('pensionGap.table.social'), amount: words.social },
          { item: t('pensionGap.table.tax'), amount: words.tax },
          { item: t('pensionGap.table.netPension'), amount: words.pension, isResult: true },
          { item: t('pensionGap.table.gap'), amount: words.gap, isResult: true },
          { item: t('pensionGap.table.capital', words), amount: words.capital },
          { item: t('pensionGap.table.saving'), amount: words.saving, isResult: true },
        ]}
      />
      <Text variant="note" tone="secondary">
        {t('pensionGap.table.rounded')}
      </Text>
    </>
  );
}
