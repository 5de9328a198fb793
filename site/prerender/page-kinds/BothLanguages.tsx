import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Logo } from '../../../design-system/drawings/Logo/Logo.tsx';
import { HorizonLayout } from '../../../design-system/page/HorizonLayout/HorizonLayout.tsx';
import { currentBrand } from '../../content/brands/current.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { getTextLookup } from '../../provider/page-texts.ts';
import { useSite } from '../../provider/SiteProvider.tsx';
import type { TextLookup } from '../../provider/text-lookup.ts';

interface BothLanguagesProps {
  /** Renders it in one language. */
  render: (t: TextLookup, locale: Locale) => ReactNode;
  /** How many parts it has: each stands in line with the same one in the other language. */
  parts: number;
}

/** A page for visitors whose language is not known: it has the same in every language. */
export function BothLanguages({ render, parts }: BothLanguagesProps) {
  const { brand } = useSite();
  return (
    <main>
      <HorizonLayout>
        <Logo name={brand.name} />
        <Columns>
          {LOCALES.map((locale) => (
            <section key={locale} lang={locale} style={{ gridRow: `span ${parts}` }}>
              {render(getTextLookup(currentBrand, locale), locale)}
            </section>
          ))}
        </Columns>
      </HorizonLayout>
    </main>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `${theme.vars.space.m} ${theme.vars.space.xxl}`,
  inlineSize: '100%',
  paddingBlockStart: theme.vars.space.l,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& > section': {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    alignContent: 'start',
    justifyItems: 'start',
  },
  [theme.breakpoints.down('sm')]: {
    '& > section + section': { marginBlockStart: theme.vars.space.xl },
  },
}));
