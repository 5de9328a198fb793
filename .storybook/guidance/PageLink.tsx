import { findPage } from './find-guidance.ts';

/** A link to the page of a component or a section in the workbench, by its name. */
export function PageLink({ to }: { to: string }) {
  return (
    <a href={`./?path=/docs/${findPage(to)}`} target="_top">
      {to}
    </a>
  );
}
