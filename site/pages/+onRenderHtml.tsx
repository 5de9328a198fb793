import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { renderDocument } from '../rendering/document.ts';
import type { SitePage } from '../rendering/site-page.ts';

export function onRenderHtml({ Page, routeParams }: PageContextServer) {
  const { html, head, body } = renderDocument((Page as (route: object) => SitePage)(routeParams));
  return escapeInject`<!doctype html>
<html ${dangerouslySkipEscape(html)}>
<head>${dangerouslySkipEscape(head)}</head>
<body>${dangerouslySkipEscape(body)}</body>
</html>`;
}
