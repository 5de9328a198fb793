import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Embedded } from './embedded.ts';
import { ReviewPage } from './ReviewPage.tsx';

const data = document.getElementById('report')?.textContent ?? '';
const root = document.getElementById('root');
// Synchronously, so that a loaded page already handles keys.
if (root) {
  const embedded: Embedded = JSON.parse(data);
  flushSync(() => createRoot(root).render(<ReviewPage embedded={embedded} />));
}
