import GlobalStyles from '@mui/material/GlobalStyles';
import { useIntl } from 'react-intl';
import preview from '../../.storybook/preview.tsx';
import { useHydrated } from '../../design-system/behaviour/useHydrated.ts';
import { findBreakEvens } from '../../site/calculator/client/engine-tasks.ts';
import { PrintSheet } from '../../site/calculator/comparison/export/PrintSheet.tsx';
import { listNotes, printTables } from '../../site/calculator/comparison/export/tables.ts';
import { getOpeningChoices } from '../../site/calculator/comparison/state/choices.ts';
import { formatDay } from '../../site/i18n/format-day.ts';
import { useSite } from '../../site/provider/site-context.ts';
import { configurePictures } from '../../visual/plan/modes.ts';

const QUESTION = getOpeningChoices();

/** Width in px of what an A4 page has between its margins. */
const PAPER = 718;

/** The sheet that the calculator prints, shown on the screen as it stands on paper. */
const meta = preview.meta({
  title: 'Calculator on paper',
  parameters: { layout: 'fullscreen', ...configurePictures({ widths: [PAPER] }) },
  // Its page's code is made outside of the provider, where a story may use no hook of it.
  render: () => <OnPaper />,
});

export default meta;

export const Opening = meta.story();

function OnPaper() {
  const { brand, locale } = useSite();
  const intl = useIntl();
  // A server has no document to which the sheet could be added.
  const isHydrated = useHydrated();
  return (
    <div>
      <GlobalStyles styles={{ 'body > [data-print-sheet]': { display: 'grid !important' } }} />
      {isHydrated && (
        <PrintSheet
          title={intl.formatMessage({ id: 'comparison.export.title' })}
          source={intl.formatMessage(
            { id: 'comparison.export.print' },
            {
              date: formatDay('2026-11-21', locale),
              link: `https://fernblick.example/${locale}#comparison`,
            },
          )}
          notes={listNotes(brand, intl)}
          tables={printTables(QUESTION, findBreakEvens(QUESTION), intl)}
          question={QUESTION}
        />
      )}
    </div>
  );
}
