import type { Theme } from '@emotion/react';

/** The change of one property, as short as a click (`quick`) or as long as a disclosure (`ease`). */
export function transition({ vars }: Theme, property: string, time: 'quick' | 'ease'): string {
  return `${property} ${vars.time[time]} ${vars.ease.standard}`;
}
