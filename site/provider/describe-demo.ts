import type { IntlShape } from 'react-intl';
import { outOfDate } from '../content/claims/out-of-date.ts';

/** What every page and file of a demo says of all that it shows. */
export function describeDemo(intl: IntlShape): string {
  return intl.formatMessage({
    id: outOfDate.size > 0 ? 'frame.demo.outOfDate' : 'frame.demo.text',
  });
}

/** The same as one line of a file, which begins with what it is. */
export function formatDemoNotice(intl: IntlShape): string {
  return `${intl.formatMessage({ id: 'frame.demo.label' })}: ${describeDemo(intl)}`;
}
