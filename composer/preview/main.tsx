import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '../../design-system/page/GlobalStyle/GlobalStyle.tsx';
import { startEveryComponent } from '../../site/layout/start-every-component.ts';
import { SiteProvider } from '../../site/provider/SiteProvider.tsx';
import { fontFaceCss } from '../../tokens/fonts/font-faces.ts';
import { getDraftTexts } from './draft-text.ts';
import { PreviewPage } from './PreviewPage.tsx';
import { parseQuery } from './preview-options.ts';

const { brand, locale } = parseQuery(window.location.search);
const root = document.getElementById('root');

document.documentElement.lang = locale;
document.head.append(Object.assign(document.createElement('style'), { textContent: fontFaceCss }));
// A preview leads nowhere: only links within it work. This comes before the scripts of components, or
// a call to action would keep loading.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
});
startEveryComponent(document);

if (root) {
  createRoot(root).render(
    <SiteProvider {...getDraftTexts(brand, locale)}>
      <GlobalStyle />
      <PreviewPage />
    </SiteProvider>,
  );
}

// Else a change would load every tab of the workbench anew.
import.meta.hot?.accept(() => location.reload());
