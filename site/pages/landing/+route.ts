import type { PageContextServer } from 'vike/types';

export const route = ({ page }: PageContextServer) =>
  page?.kind === 'landing' && { routeParams: { key: page.key } };
