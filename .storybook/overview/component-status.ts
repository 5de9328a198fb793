import type { ComponentFacts } from '../catalogue/read-catalogue.ts';
import { listChanges } from '../guidance/list-changes.ts';
import { MUI_GUIDANCE } from '../guidance/mui-guidance.ts';

/** Where a component stands: whose it is, whether visitors see it, and the version that changed it last. */
export function sayStatus(name: string, facts: Partial<ComponentFacts>, changelog: string): string {
  const { isInPackage = true, sections = [], parts = [] } = facts;
  const [change] = listChanges(changelog, name);
  if (!isInPackage)
    return ['On the site only', ...(change ? [`left the package in ${change.version}`] : [])].join(
      ' · ',
    );
  return [
    ...(name in MUI_GUIDANCE ? ['MUI’s, in our theme'] : []),
    ...(sections.length + parts.length > 0 ? ['On the site'] : ['For applications']),
    ...(change ? [`changed in ${change.version}`] : []),
  ].join(' · ');
}
