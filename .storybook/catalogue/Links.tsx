import { Fragment } from 'react';
import type { Place } from './read-catalogue.ts';

/** Links to pages of the workbench, in one line. */
export function Links({ to }: { to: readonly Place[] }) {
  return to.map(({ name, href }, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      <a href={href} target="_top">
        {name}
      </a>
    </Fragment>
  ));
}
