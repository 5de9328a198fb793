import { type HTMLElement, parse } from 'node-html-parser';
import { inject } from 'vitest';

/** A page of the built site as its server sends it, before any script runs. */
export async function fetchPage(path: string): Promise<HTMLElement> {
  const response = await fetch(inject('site') + path);
  return parse(await response.text());
}
