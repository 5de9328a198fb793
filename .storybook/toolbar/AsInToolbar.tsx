import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';
import { GlobalStyle } from '../../design-system/page/GlobalStyle/GlobalStyle.tsx';
import { PSEUDO_LANGUAGE } from '../../site/i18n/pseudo-language.ts';
import { getPageTexts, getPseudoTexts } from '../../site/provider/page-texts.ts';
import { SiteProvider } from '../../site/provider/SiteProvider.tsx';
import { PreviewBrand } from '../playground/PreviewBrand.tsx';
import { emulateMedia } from './emulate-media.ts';
import { MuiWords } from './MuiWords.tsx';
import { type Globals, listFeatures } from './settings.ts';

interface AsInToolbarProps {
  globals: Globals;
  /** On a page of documentation, which keeps its scheme and direction around the stories. */
  isDocs: boolean;
  children: ReactNode;
}

/** What the toolbar sets, for a story and all around it. */
export function AsInToolbar({ globals, isDocs, children }: AsInToolbarProps) {
  const { locale: language, brand, grid, tokens } = globals;
  const isPseudo = language === PSEUDO_LANGUAGE;
  const texts = isPseudo ? getPseudoTexts(brand) : getPageTexts(brand, language);
  const features = listFeatures(globals);
  setUpDocument(globals, isDocs);
  emulateMedia(features);
  return (
    <SiteProvider {...texts}>
      <PreviewBrand brand={brand} changes={tokens}>
        <GlobalStyle />
        {grid === 'on' && <Grid isDocs={isDocs} />}
        {/* What read a feature at its start reads it again. */}
        <Fragment key={Object.values(features).join()}>
          <MuiWords language={language}>
            {isDocs ? <InDocs globals={globals}>{children}</InDocs> : children}
          </MuiWords>
        </Fragment>
      </PreviewBrand>
    </SiteProvider>
  );
}

function setUpDocument({ locale, text, scheme, direction }: Globals, isDocs: boolean) {
  const root = document.documentElement;
  root.lang = locale;
  root.style.fontSize = text === '100' ? '' : `${text}%`;
  root.style.colorScheme = isDocs ? 'light' : scheme;
  root.dir = isDocs ? 'ltr' : direction;
}

function InDocs({ globals: { scheme, direction }, children }: Omit<AsInToolbarProps, 'isDocs'>) {
  if (scheme === 'light' && direction === 'ltr') return children;
  return (
    <DocumentedStory dir={direction} style={{ colorScheme: scheme }}>
      {children}
    </DocumentedStory>
  );
}

const DocumentedStory = styled('div')(({ theme: { vars } }) => ({
  padding: vars.space.m,
  backgroundColor: vars.color.surface.paper,
  color: vars.color.text.primary,
}));

/** Lines at every step of the scale, which are no part of what they lie on. */
function Grid({ isDocs }: { isDocs: boolean }) {
  const over = isDocs ? '.sb-story' : 'body';
  return (
    <Global
      styles={({ vars: { space, color, border } }) => ({
        [over]: { position: 'relative', minBlockSize: isDocs ? 0 : '100vh' },
        [`${over}::after`]: {
          content: '""',
          position: 'absolute',
          inset: 0,
          zIndex: 2147483647,
          pointerEvents: 'none',
          opacity: 0.3,
          background: ['to right', 'to bottom']
            .map(
              (direction) =>
                `repeating-linear-gradient(${direction}, ${color.signal.loss} 0 ${border.thin}, transparent 0 ${space.xs})`,
            )
            .join()
            .concat(' !important'),
        },
      })}
    />
  );
}
