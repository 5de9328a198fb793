import type { IntlShape } from 'react-intl';
import { outOfDate } from '../content/claims/out-of-date.ts';

/** What every page and file of a demo says of all that it shows. */
export function describeDemo(intl: IntlShape): string {
  return intl.formatMessage({
    id: outOfDate.size > 0 ? 'frame.demo.outOfDate' : 'frame.demo.text',
  });
}
