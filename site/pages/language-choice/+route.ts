import type { PageContextServer } from 'vike/types';

/** Of no page in a language: below a base such as `/de/`, the home page ends there, too. */
export const route = ({ page, urlPathname }: PageContextServer) => !page && urlPathname === '/';
