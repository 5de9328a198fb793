import type { Theme } from '@emotion/react';

/** A thin line: between rows and around cards, as the edge of an input, or on the deep ground. */
export function rule({ vars }: Theme, tone: keyof Theme['color']['line'] = 'soft'): string {
  return `${vars.border.thin} solid ${vars.color.line[tone]}`;
}
