import styled from '@emotion/styled';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { Button } from '../../../../design-system/actions/Button/Button.tsx';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../../../lib/objects.ts';
import { formatDay } from '../../../i18n/format-day.ts';
import { loadMessages } from '../../../islands/load-messages.ts';
import { extendTexts, useSite } from '../../../provider/SiteProvider.tsx';
import type { Question } from '../state/comparison-state.ts';
import { ComparisonServices } from '../state/services.ts';

/** Exports the last answer: as a link that restores it, as tables, or on paper. */
export function ExportButtons({ question }: { question: Question }) {
  const site = useSite();
  const { locale, t: pageText } = site;
  const { address, client } = useContext(ComparisonServices);
  const [notice, setNotice] = useState<'copied' | 'failed'>();
  const [sheet, setSheet] = useState<ReactNode>(null);

  useEffect(() => {
    if (!sheet) return;
    window.print();
    setSheet(null);
  }, [sheet]);

  const loadTables = async () => {
    const [tables, texts] = await Promise.all([
      import('./tables.ts'),
      loadMessages(locale, 'export', 'custom', 'assumptions'),
    ]);
    return { ...tables, t: extendTexts(site, texts) };
  };
  const actions = {
    link: async () => {
      await navigator.clipboard.writeText(address.link());
      setNotice('copied');
    },
    csv: async () => {
      const [{ formatCsv }, { t, exportTables }] = await Promise.all([
        import('./csv.ts'),
        loadTables(),
      ]);
      const csv = formatCsv(exportTables(question, t), locale);
      saveFile(t('comparison.export.file'), 'text/csv', csv);
    },
    print: async () => {
      const [{ PrintSheet }, { t, printTables }, breakEvens] = await Promise.all([
        import('./PrintSheet.tsx'),
        loadTables(),
        client.findBreakEvens(question, new AbortController().signal),
      ]);
      const date = formatDay(readToday(), locale);
      setSheet(
        <PrintSheet
          title={t('comparison.export.title')}
          source={t('comparison.export.print', { date, link: address.link() })}
          note={t('comparison.export.note')}
          tables={printTables(question, breakEvens, t)}
        />,
      );
    },
  };
  return (
    <Part>
      <Toolbar role="toolbar" aria-label={pageText('comparison.calculator.export.name')}>
        {keysOf(actions).map((name) => (
          <Button
            key={name}
            variant="outlined"
            onClick={() => {
              setNotice(undefined);
              actions[name]().catch(() => setNotice('failed'));
            }}
          >
            {pageText(`comparison.calculator.export.${name}`)}
          </Button>
        ))}
      </Toolbar>
      <div role="status">
        {notice && <Text variant="note">{pageText(`comparison.calculator.export.${notice}`)}</Text>}
      </div>
      {sheet}
    </Part>
  );
}

/** The day where the visitor is, as `YYYY-MM-DD`. */
function readToday(): string {
  const now = new Date();
  const zoned = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return zoned.toISOString().slice(0, 10);
}

/** Offers a text as a file to save. It is made in the browser and goes nowhere else. */
function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

const Part = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.xs,
  // Without a script none of its buttons could work.
  '@media (scripting: none)': { display: 'none' },
}));

const Toolbar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.vars.space.xs,
  maxInlineSize: theme.vars.size.measure,
  // One line on a phone, and where it takes two both are full: a last button alone would look lost.
  '& > *': { flexGrow: 1, paddingInline: theme.vars.space.xs },
}));
