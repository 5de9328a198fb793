import { createRoot } from 'react-dom/client';
import { startCarousels } from '../../../design-system/Carousel/start-carousels.ts';
import { startPanels } from '../../../design-system/ExpansionPanels/start-panels.ts';
import { GlobalStyle } from '../../../design-system/GlobalStyle/GlobalStyle.tsx';
import { startMenus } from '../../../design-system/SiteHeader/start-menus.ts';
import { startTooltips } from '../../../design-system/Tooltip/start-tooltips.ts';
import { SiteProvider } from '../../../site/SiteProvider.tsx';
import { fontFaceCss } from '../../../tokens/fonts.ts';
import { draftText } from './draft-text.ts';
import { FrameView } from './FrameView.tsx';
import { shownIn } from './shown-in.ts';

const shown = shownIn(window.location.search);
const root = document.getElementById('root');

document.documentElement.lang = shown.locale;
document.head.append(Object.assign(document.createElement('style'), { textContent: fontFaceCss }));
startTooltips(document);
startPanels(document);
startMenus(document);
startCarousels(document);
// A preview leads nowhere: only links within it work.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
});

if (root) {
  const { brand, locale } = shown;
  createRoot(root).render(
    <SiteProvider brand={brand} locale={locale} t={draftText(brand, locale, {})}>
      <GlobalStyle />
      <FrameView {...shown} />
    </SiteProvider>,
  );
}
