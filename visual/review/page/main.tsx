import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ReviewPage } from './ReviewPage.tsx';

const data = document.getElementById('report')?.textContent ?? '';
const root = document.getElementById('root');
// Synchronously, so that a loaded page already handles keys.
if (root) {
  const page = <ReviewPage report={JSON.parse(data)} isServed={root.dataset.served === 'true'} />;
  flushSync(() => createRoot(root).render(page));
}
