import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import changelog from '../../design-system/CHANGELOG.md?raw';
import { listChanges, readVersion } from './list-changes.ts';

/** What the changelog of the design system says about a component. */
export function Changes({ component }: { component: string }) {
  const changes = listChanges(changelog, component);
  return (
    <>
      <Heading>Changes</Heading>
      {changes.length === 0 && <p>None that users have to know, up to {readVersion(changelog)}.</p>}
      {changes.map(({ version, text }) => (
        <Markdown key={text}>{`**${version}** ${text}`}</Markdown>
      ))}
    </>
  );
}
