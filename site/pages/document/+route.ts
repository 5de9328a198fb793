import type { PageContextServer } from 'vike/types';

export const route = ({ page }: PageContextServer) =>
  page?.kind === 'document' && { routeParams: { key: page.key } };
