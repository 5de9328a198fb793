import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '../../design-system/page/GlobalStyle/GlobalStyle.tsx';
import { landings } from '../../site/landings/index.ts';
import { getPageTexts } from '../../site/provider/page-texts.ts';
import { SiteProvider } from '../../site/provider/SiteProvider.tsx';
import { fontFaceCss } from '../../tokens/fonts/font-faces.ts';
import { createStorySection } from '../draft/story-section.ts';
import { parseSectionAddress } from '../section-stories.ts';
import { Composer } from './Composer.tsx';
import { reload } from './reload.ts';

const root = document.getElementById('root');
document.head.append(Object.assign(document.createElement('style'), { textContent: fontFaceCss }));

// A link opens a landing or hands a section over once: after a reload the tab goes on with its draft.
const asked = new URLSearchParams(window.location.search).get('landing') ?? '';
const landing = Object.hasOwn(landings, asked) ? asked : null;
const handed = parseSectionAddress(window.location.hash);
const section = handed && createStorySection(handed.story, handed.args);
window.history.replaceState(null, '', window.location.pathname);

if (root && !import.meta.hot?.data.isShown) {
  createRoot(root).render(
    <SiteProvider {...getPageTexts('fernblick', 'en')}>
      <GlobalStyle />
      <Composer token={root.dataset.token} landing={landing} section={section} />
    </SiteProvider>,
  );
}

// Else a change would load every tab of the workbench anew. It runs this file again before it is told.
if (import.meta.hot) {
  import.meta.hot.data.isShown = true;
  import.meta.hot.accept(reload);
}
