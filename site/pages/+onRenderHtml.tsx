import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { renderDocument } from '../prerender/document.ts';
import type { SitePage } from '../prerender/site-page.ts';

/** @param shell in place of a page's document: the prerenderer asks once what stands around each */
export function onRenderHtml({ Page, routeParams, shell }: PageContextServer) {
  const { html, head, body } =
    shell ?? renderDocument((Page as (route: object) => SitePage)(routeParams));
  return escapeInject`<!doctype html>
<html ${dangerouslySkipEscape(String(html))}>
<head>${dangerouslySkipEscape(String(head))}</head>
<body>${dangerouslySkipEscape(String(body))}</body>
</html>`;
}

declare global {
  namespace Vike {
    interface PageContext {
      shell?: ReturnType<typeof renderDocument>;
    }
  }
}
