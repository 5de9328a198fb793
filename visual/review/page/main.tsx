import { Global } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '../../../design-system/page/GlobalStyle/GlobalStyle.tsx';
import { createBrandTheme } from '../../../design-system/theme.ts';
import { fontFaceCss } from '../../../tokens/fonts/font-faces.ts';
import { ReviewPage } from './ReviewPage.tsx';

const data = document.getElementById('report')?.textContent ?? '';
const root = document.getElementById('root');
// Synchronously, so that a loaded page already handles keys.
if (root) {
  const theme = createBrandTheme('fernblick');
  const page = (
    <ThemeProvider theme={theme} storageManager={null} disableStyleSheetGeneration>
      <Global styles={[theme.generateStyleSheets(), fontFaceCss]} />
      <GlobalStyle />
      <ReviewPage report={JSON.parse(data)} isServed={root.dataset.served === 'true'} />
    </ThemeProvider>
  );
  flushSync(() => createRoot(root).render(page));
}
