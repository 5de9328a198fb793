import { styled } from '@mui/material/styles';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { Button } from '../../../../design-system/actions/Button/Button.tsx';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { useSite } from '../../../provider/SiteProvider.tsx';
import { textLookup } from '../../../provider/text.ts';
import { useHydrated } from '../../useHydrated.ts';
import type { Question } from '../state/comparison-state.ts';
import { ComparisonServices } from '../state/useComparison.ts';
import { EXPORT } from './export.ts';
import { saveFile } from './save-file.ts';

/** Keeps the last answer: as a link that restores it, as tables, or on paper. */
export function ExportButtons({ question }: { question: Question }) {
  const { brand, locale, t: pageText } = useSite();
  const { address } = useContext(ComparisonServices);
  const isHydrated = useHydrated();
  const [said, setSaid] = useState<'copied' | 'failed'>();
  const [sheet, setSheet] = useState<ReactNode>(null);

  useEffect(() => {
    if (!sheet) return;
    window.print();
    setSheet(null);
  }, [sheet]);

  const copy = async () => {
    await navigator.clipboard.writeText(address.link());
    setSaid('copied');
  };
  const load = async () => {
    const { exportTables, texts, ...part } = await EXPORT[locale]();
    const more = textLookup(brand, locale, texts);
    const t: typeof pageText = (id, values) => (id in texts ? more : pageText)(id, values);
    return { ...part, t, tables: exportTables(question, t) };
  };
  const save = async () => {
    const { csvOf, tables, t } = await load();
    saveFile(t('comparison.export.file'), 'text/csv', csvOf(tables, locale));
  };
  const print = async () => {
    const { PrintSheet, tables, t } = await load();
    setSheet(
      <PrintSheet
        title={t('comparison.export.title')}
        note={t('comparison.export.note', { link: address.link() })}
        tables={tables}
      />,
    );
  };
  const press = (action: () => Promise<void>) => async () => {
    setSaid(undefined);
    await action().catch(() => setSaid('failed'));
  };
  // Without a script none of them could work: the page is prerendered without them.
  if (!isHydrated) return null;
  return (
    <Part>
      <Ways role="toolbar" aria-label={pageText('comparison.calculator.export.name')}>
        <Button variant="outlined" onClick={press(copy)}>
          {pageText('comparison.calculator.export.link')}
        </Button>
        <Button variant="outlined" onClick={press(save)}>
          {pageText('comparison.calculator.export.csv')}
        </Button>
        <Button variant="outlined" onClick={press(print)}>
          {pageText('comparison.calculator.export.print')}
        </Button>
      </Ways>
      <div role="status">
        {said && <Text variant="note">{pageText(`comparison.calculator.export.${said}`)}</Text>}
      </div>
      {sheet}
    </Part>
  );
}

const Part = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.xs,
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.vars.space.xs,
  maxInlineSize: theme.vars.size.measure,
  // Each line is full: a last button alone in its line would look lost.
  '& > *': { flexGrow: 1 },
}));
