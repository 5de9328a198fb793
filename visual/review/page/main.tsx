import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Embedded, REPORT_ELEMENT, ROOT_ELEMENT } from './embedded.ts';
import { ReviewPage } from './ReviewPage.tsx';
import './base.css';
import './list.css';
import './picture.css';
import './stage.css';
import './decide.css';
import './layout.css';

const data = document.getElementById(REPORT_ELEMENT)?.textContent ?? '';
const root = document.getElementById(ROOT_ELEMENT);
// At once, so that a page that has loaded also hears keys.
if (root) {
  const page = <ReviewPage embedded={JSON.parse(data) as Embedded} />;
  flushSync(() => createRoot(root).render(page));
}
