import { catalogue } from 'virtual:catalogue';
import { Heading } from '@storybook/addon-docs/blocks';
import { Links } from './Links.tsx';
import type { Place } from './read-catalogue.ts';

/** The parts of the site that a change of a component changes. */
export function UsedOn({ component }: { component: string }) {
  const facts = catalogue.components[component];
  if (!facts) return null;
  const { sections, landings, parts } = facts;
  const kinds = { Sections: sections, Landings: landings, 'Components made with it': parts };
  const rows = Object.entries(kinds).filter(([, places]) => places.length > 0);
  return (
    <>
      <Heading>Used on</Heading>
      {rows.length === 0 && <p>Nothing on the site, as yet.</p>}
      <ul>
        {rows.map(([label, places]) => (
          <li key={label}>
            {label}: <Links to={places} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The components that a section shows, and the landings that show the section. */
export function MadeWith({ section }: { section: string }) {
  const components: Place[] = Object.entries(catalogue.components).flatMap(
    ([name, { sections }]) =>
      sections.some((use) => use.name === section)
        ? [{ name, href: `./?path=/docs/components-${name.toLowerCase()}--docs` }]
        : [],
  );
  const landings = catalogue.sections[section] ?? [];
  return (
    <>
      {landings.length > 0 && (
        <>
          <Heading>Used on</Heading>
          <p>
            Landings: <Links to={landings} />
          </p>
        </>
      )}
      {components.length > 0 && (
        <>
          <Heading>Made with</Heading>
          <p>
            <Links to={components} />
          </p>
        </>
      )}
    </>
  );
}
