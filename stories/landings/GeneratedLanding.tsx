import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { Notice } from '../../design-system/page/Notice/Notice.tsx';
import { contentColumn } from '../../design-system/styles/content-column.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';
import type { Locale } from '../../site/i18n/locales.ts';
import { type LandingSet, landingFrom, textsOfSet } from '../../site/landings/landings-from.ts';
import { type OwnTexts, rowText } from '../../site/landings/row-text.ts';
import { LandingView } from '../../site/prerender/page-kinds/LandingView.tsx';
import { pseudoLookupOf } from '../../site/provider/pseudo-text-for.ts';
import { SiteProvider, useSite } from '../../site/provider/SiteProvider.tsx';
import { lookupOf } from '../../site/provider/text-for.ts';
import type { Brand } from '../../tokens/index.ts';
import { RowPicker } from './RowPicker.tsx';

interface GeneratedLandingProps {
  set: LandingSet;
  brand: Brand;
  /** The name of the row to begin with, if not the first. */
  start?: string | undefined;
}

/** One landing of a set, made when it is chosen, below the picker and what search results say of it. */
export function GeneratedLanding({ set, brand, start }: GeneratedLandingProps) {
  const { locale, t: all, hasEveryText } = useSite();
  const [row, choose] = useState(() => set.rows.find(({ name }) => name === start) ?? set.rows[0]);
  const ownTexts = useMemo(
    () => ownTextsOf(set, { brand, locale, isPseudo: hasEveryText }),
    [set, brand, locale, hasEveryText],
  );
  if (!row) return <Notice label="No rows">{`${set.file} has none.`}</Notice>;
  const t = rowText(ownTexts, all, row.values[locale]);
  return (
    <SiteProvider brand={brand} locale={locale} t={t} hasEveryText={hasEveryText}>
      <Bar aria-label="Generated landing">
        <RowPicker rows={set.rows} row={row} onChoose={choose} source={set.file} />
        <div>
          <Text variant="label">{t(`landing.${set.from}.title`)}</Text>
          <Text variant="note">{t(`landing.${set.from}.description`)}</Text>
          <Text variant="note" tone="secondary">
            {row.path[locale]}
          </Text>
        </div>
      </Bar>
      <LandingView key={row.name} landing={landingFrom(set, row)} />
    </SiteProvider>
  );
}

interface ShownIn {
  brand: Brand;
  locale: Locale;
  isPseudo: boolean;
}

function ownTextsOf(set: LandingSet, { brand, locale, isPseudo }: ShownIn): OwnTexts {
  const texts = textsOfSet(set)[locale];
  const own = isPseudo ? pseudoLookupOf(brand, texts) : lookupOf(brand, locale, texts);
  return { texts, own };
}

const Bar = styled('aside')(({ theme }) => ({
  ...contentColumn(theme),
  display: 'grid',
  gap: theme.vars.space.m,
  paddingBlock: theme.vars.space.m,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
}));
