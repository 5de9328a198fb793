/** By what this imports Vike finds the files that every page needs. Nothing calls it. */
export { renderDocument as Page } from '../../prerender/document.ts';
