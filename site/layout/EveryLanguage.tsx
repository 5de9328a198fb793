import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { TextLink } from '../../design-system/actions/TextLink/TextLink.tsx';
import { Logo } from '../../design-system/drawings/Logo/Logo.tsx';
import { HorizonLayout } from '../../design-system/page/HorizonLayout/HorizonLayout.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { toAddress } from '../config/address.ts';
import { currentBrand } from '../content/brands/current.ts';
import { documents } from '../content/documents/index.ts';
import { LOCALES, type Locale, type Localized } from '../i18n/locales.ts';
import { describeDemo } from '../provider/describe-demo.ts';
import { getPageTexts } from '../provider/page-texts.ts';
import { SiteProvider } from '../provider/SiteProvider.tsx';
import { useSite } from '../provider/site-context.ts';
import { formatLanguageScript } from './language-script.ts';
import { PageHeader } from './PageHeader.tsx';
import { getHomePath } from './section-links.ts';

interface EveryLanguageProps {
  /** What it says, in the language around it. */
  children: ReactNode;
  /** How many parts that has: each stands in line with the same one in the others. */
  parts: number;
  /** The paths of a header as other pages have, in place of the logo. */
  headerPaths?: Localized;
}

/**
 * A page for visitors whose language is not known: it has the same in every language, and what every
 * other page says in its frame, that it is a demo and who is behind it. The default one comes first, unless the
 * address is one below another language.
 */
export function EveryLanguage({ parts, headerPaths, children }: EveryLanguageProps) {
  const { brand } = useSite();
  const isDemo = brand.status === 'demo';
  return (
    <>
      {headerPaths &&
        LOCALES.map((locale) => (
          <InLanguage key={locale} locale={locale}>
            <PageHeader paths={headerPaths} lang={locale} hidden={locale !== FIRST} />
          </InLanguage>
        ))}
      <main>
        <HorizonLayout>
          {!headerPaths && <Logo name={brand.name} />}
          <Columns>
            {LOCALES.map((locale) => (
              <InLanguage key={locale} locale={locale}>
                <section lang={locale} style={{ gridRow: `span ${parts + (isDemo ? 2 : 1)}` }}>
                  {children}
                  {isDemo && <Demo />}
                  <Text variant="note">
                    <TextLink alone href={toAddress(documents.imprint.path[locale])}>
                      {getPageTexts(currentBrand, locale).say(documents.imprint.title)}
                    </TextLink>
                  </Text>
                </section>
              </InLanguage>
            ))}
          </Columns>
        </HorizonLayout>
      </main>
      {headerPaths && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
        <script dangerouslySetInnerHTML={{ __html: formatLanguageScript(headerPaths) }} />
      )}
    </>
  );
}

/** Leads to the home page of the language around it. */
export function HomeLink({ id, size }: { id: 'choice.link' | 'notFound.link'; size?: 'large' }) {
  const { locale } = useSite();
  return (
    <Button href={getHomePath(locale)} {...(size && { size })}>
      <FormattedMessage id={id} />
    </Button>
  );
}

function InLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <SiteProvider {...getPageTexts(currentBrand, locale)} variablesOn={null}>
      {children}
    </SiteProvider>
  );
}

function Demo() {
  return (
    <Text variant="note">
      <strong>
        <FormattedMessage id="frame.demo.label" />
      </strong>{' '}
      {describeDemo(useIntl())}
    </Text>
  );
}

/** The language of what is shown without a script. */
const [FIRST] = LOCALES;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `${theme.vars.space.m} ${theme.vars.space.xxl}`,
  inlineSize: '100%',
  paddingBlockStart: theme.vars.space.l,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(${LOCALES.length}, 1fr)` },
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
