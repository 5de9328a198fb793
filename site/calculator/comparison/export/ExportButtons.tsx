import styled from '@emotion/styled';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../../design-system/actions/Button/Button.tsx';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../../../lib/objects.ts';
import { awaitScripts } from '../../../islands/await-scripts.ts';
import { loadMessages } from '../../../islands/load-messages.ts';
import { assertOnline } from '../../../islands/missing-scripts.ts';
import { useSite } from '../../../provider/site-context.ts';
import { extendIntl } from '../../../provider/texts.ts';
import { useGap } from '../result/useGap.ts';
import type { Question } from '../state/comparison-state.ts';
import { ComparisonServices } from '../state/services.ts';

/** Exports the last answer: as a link that restores it, as tables, or on paper. */
export function ExportButtons({ question }: { question: Question }) {
  const intl = useIntl();
  const { brand, locale } = useSite();
  const { address, client } = useContext(ComparisonServices);
  const gap = useGap(question.inputs.age);
  const [notice, setNotice] = useState<'copied' | 'notCopied' | 'failed'>();
  const [sheet, setSheet] = useState<ReactNode>(null);

  useEffect(() => {
    if (!sheet) return;
    // Not every browser waits here until it has printed.
    const remove = () => setSheet(null);
    window.addEventListener('afterprint', remove);
    window.print();
    return () => window.removeEventListener('afterprint', remove);
  }, [sheet]);

  const loadTables = async () => {
    const [tables, texts] = await Promise.all([
      import('./tables.ts'),
      loadMessages(locale, 'export', 'custom', 'assumptions'),
    ]);
    return { ...tables, intl: extendIntl(intl, texts) };
  };
  const actions = {
    link: async () => {
      await navigator.clipboard.writeText(address.link());
      setNotice('copied');
    },
    csv: async () => {
      assertOnline();
      const scripts = Promise.all([import('./csv.ts'), loadTables()]);
      const [{ saveCsv }, { intl, exportTables, listNotes }] = await awaitScripts(scripts);
      saveCsv(
        intl.formatMessage({ id: 'comparison.export.file' }),
        { notes: listNotes(brand, intl), tables: exportTables(question, intl, gap) },
        locale,
      );
    },
    print: async () => {
      assertOnline();
      const scripts = Promise.all([import('./PrintSheet.tsx'), loadTables()]);
      const [[{ PrintSheet }, tables], breakEvens] = await Promise.all([
        awaitScripts(scripts),
        client.findBreakEvens(question, new AbortController().signal),
      ]);
      const { intl, printTables, formatSource, listNotes } = tables;
      setSheet(
        <PrintSheet
          title={intl.formatMessage({ id: 'comparison.export.title' })}
          source={formatSource(address.link(), intl)}
          notes={listNotes(brand, intl)}
          tables={printTables(question, breakEvens, intl, gap)}
          question={question}
        />,
      );
    },
  };
  return (
    <Part>
      <Toolbar
        role="toolbar"
        aria-label={intl.formatMessage({ id: 'comparison.calculator.export.name' })}
      >
        {keysOf(actions).map((name) => (
          <Button
            key={name}
            variant="outlined"
            onClick={() => {
              setNotice(undefined);
              const failure = name === 'link' ? 'notCopied' : 'failed';
              actions[name]().catch(() => setNotice(failure));
            }}
          >
            {intl.formatMessage({ id: `comparison.calculator.export.${name}` })}
          </Button>
        ))}
      </Toolbar>
      <div role="status">
        {notice && (
          <Text variant="note">
            {intl.formatMessage({ id: `comparison.calculator.export.${notice}` })}
          </Text>
        )}
      </div>
      {sheet}
    </Part>
  );
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
