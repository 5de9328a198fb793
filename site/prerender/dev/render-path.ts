import { createPage } from '../create-page.tsx';
import { renderDocument } from '../document.ts';
import { createChoicePage, createNotFoundPage } from '../page-kinds/bilingual-pages.tsx';
import { findPage } from '../routes.ts';

/** The document at a path, as the build writes it; that of the error page where there is none. */
export function renderPath(path: string) {
  const page = findPage(path);
  if (page) return { status: 200, ...renderDocument(createPage(page)) };
  if (path === '/') return { status: 200, ...renderDocument(createChoicePage()) };
  return { status: 404, ...renderDocument(createNotFoundPage()) };
}
