import { ExpansionPanels } from '../../../design-system/ExpansionPanels/ExpansionPanels.tsx';
import { FigureTable } from '../../../design-system/FigureTable/FigureTable.tsx';
import { Text } from '../../../design-system/Text/Text.tsx';
import type { MessageId } from '../../messages/index.ts';
import { useText } from '../../useText.ts';
import type { GapFigures } from './gap-figures.ts';

type Words = GapFigures['words'];

/** The chart's figures as a table, and every assumption behind them with its source. */
export function Details({ words }: { words: Words }) {
  const t = useText();
  return (
    <ExpansionPanels
      panels={[
        {
          anchor: 'pensiongap-table',
          heading: t('gap.table.heading'),
          content: <Table words={words} />,
        },
        {
          anchor: 'pensiongap-how',
          heading: t('gap.how.heading'),
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
  'gap.how.income',
  'gap.how.pension',
  'gap.how.level',
  'gap.how.deductions',
  'gap.how.saving',
];

function Table({ words }: { words: Words }) {
  const t = useText();
  return (
    <>
      <FigureTable
        caption={t('gap.table.caption', words)}
        heads={[t('gap.table.item'), t('gap.table.amount')]}
        rows={[
          { item: t('gap.table.net'), amount: words.net },
          { item: t('gap.table.wanted', words), amount: words.wanted },
          { item: t('gap.table.grossPension'), amount: words.grossPension },
          { item: t('gap.table.social'), amount: words.social },
          { item: t('gap.table.tax'), amount: words.tax },
          { item: t('gap.table.netPension'), amount: words.pension, isResult: true },
          { item: t('gap.table.gap'), amount: words.gap, isResult: true },
          { item: t('gap.table.capital', words), amount: words.capital },
          { item: t('gap.table.saving'), amount: words.saving, isResult: true },
        ]}
      />
      <Text variant="note" tone="secondary">
        {t('gap.table.rounded')}
      </Text>
    </>
  );
}
