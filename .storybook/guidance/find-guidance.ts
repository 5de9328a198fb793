import type { Guidance, ShortGuidance } from '../../design-system/guidance.ts';
import { MUI_GUIDANCE } from './mui-guidance.ts';

const ofComponents = import.meta.glob<Guidance>(
  [
    '../../design-system/*/*/guidance.ts',
    '../../site/calculator/**/guidance.ts',
    '../../site/sections/*/*/guidance.ts',
  ],
  { eager: true, import: 'guidance' },
);
const ofSections = import.meta.glob<ShortGuidance>('../../site/sections/*/guidance.ts', {
  eager: true,
  import: 'guidance',
});

/** The guidance of what a page of the sidebar is about: a component, a section or neither. */
export function findGuidance(title: string): Guidance | ShortGuidance | undefined {
  const [kind, ...path] = title.split('/');
  const name = path.at(-1) ?? '';
  return kind === 'Sections' ? find(ofSections, name) : find(ofComponents, name);
}

/** A link in Markdown to the page about a component or a section of this name. */
export function linkToPage(name: string): string {
  const kind = find(ofComponents, name) || name in MUI_GUIDANCE ? 'components' : 'sections';
  return `[${name}](?path=/docs/${kind}-${name.toLowerCase()}--docs)`;
}

/** Whether it is that of a component, which says more than that of a section. */
export function isComplete(guidance: Guidance | ShortGuidance): guidance is Guidance {
  return 'anatomy' in guidance;
}

function find<Kind>(files: Record<string, Kind>, name: string): Kind | undefined {
  const file = Object.keys(files).find((path) => path.endsWith(`/${name}/guidance.ts`));
  return file ? files[file] : undefined;
}
