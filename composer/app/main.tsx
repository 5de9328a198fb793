import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '../../design-system/page/GlobalStyle/GlobalStyle.tsx';
import { getTextLookup } from '../../site/provider/page-texts.ts';
import { SiteProvider } from '../../site/provider/SiteProvider.tsx';
import { fontFaceCss } from '../../tokens/fonts/font-faces.ts';
import { Composer } from './Composer.tsx';

const root = document.getElementById('root');
document.head.append(Object.assign(document.createElement('style'), { textContent: fontFaceCss }));

if (root) {
  createRoot(root).render(
    <SiteProvider brand="fernblick" locale="en" t={getTextLookup('fernblick', 'en')}>
      <GlobalStyle />
      <Composer token={root.dataset.token} />
    </SiteProvider>,
  );
}
