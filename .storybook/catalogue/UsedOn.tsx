import { catalogue } from 'virtual:catalogue';
import { Heading } from '@storybook/addon-docs/blocks';
import { Links } from './Links.tsx';
import type { ComponentFacts, Place } from './read-catalogue.ts';

/** The parts of the site that a change of a component changes. */
export function UsedOn({ component }: { component: string }) {
  const facts = catalogue.components[component];
  if (!facts) return null;
  const rows = Object.entries(LABELS).flatMap(([key, label]) => {
    const places = facts[key as keyof typeof LABELS];
    return places.length > 0 ? [{ label, places }] : [];
  });
  return (
    <>
      <Heading>Used on</Heading>
      {rows.length === 0 && <p>Nothing on the site, as yet.</p>}
      <ul>
        {rows.map(({ label, places }) => (
          <li key={label}>
            {label}: <Links to={places} />
          </li>
        ))}
      </ul>
    </>
  );
}

const LABELS = {
  sections: 'Sections',
  landings: 'Landings',
  parts: 'Components made with it',
} as const satisfies Partial<Record<keyof ComponentFacts, string>>;

/** The components that a section shows. */
export function MadeWith({ section }: { section: string }) {
  const components: Place[] = Object.entries(catalogue.components).flatMap(
    ([name, { sections }]) =>
      sections.some((use) => use.name === section)
        ? [{ name, href: `./?path=/docs/components-${name.toLowerCase()}--docs` }]
        : [],
  );
  if (components.length === 0) return null;
  return (
    <>
      <Heading>Made with</Heading>
      <p>
        <Links to={components} />
      </p>
    </>
  );
}
