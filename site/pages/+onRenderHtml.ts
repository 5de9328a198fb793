import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { renderDocument } from '../prerender/document.ts';

/** The prerenderer asks once what stands around a document; it renders the pages itself. */
export function onRenderHtml({ shell }: PageContextServer) {
  const { html, head, body } = shell;
  return escapeInject`<!doctype html>
<html ${dangerouslySkipEscape(String(html))}>
<head>${dangerouslySkipEscape(String(head))}</head>
<body>${dangerouslySkipEscape(String(body))}</body>
</html>`;
}

declare global {
  namespace Vike {
    interface PageContext {
      shell: ReturnType<typeof renderDocument>;
    }
  }
}
