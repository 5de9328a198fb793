import { Heading } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { readAloud, type Spoken } from './read-aloud.ts';

/** What a screen reader says of a story that the page shows, read from the story itself. */
export function Announced({ story }: { story: string }) {
  const [spoken, setSpoken] = useState<readonly Spoken[]>([]);
  useEffect(() => {
    const observer = new MutationObserver(() => read());
    const read = () => {
      const root = findStory(story);
      if (!root) return;
      observer.observe(root, { subtree: true, childList: true, attributes: true });
      setSpoken(readAloud(root));
    };
    const frame = findFrame(story);
    frame?.addEventListener('load', read);
    read();
    return () => {
      frame?.removeEventListener('load', read);
      observer.disconnect();
    };
  }, [story]);
  return (
    <>
      <Heading>What a screen reader says</Heading>
      <p>The story above from its beginning to its end, as its accessibility tree has it.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Name</th>
            <th scope="col">State, value, description</th>
          </tr>
        </thead>
        <tbody>
          {spoken.map(({ role, name, details }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
            <tr key={at}>
              <th scope="row">{role}</th>
              <td>{name}</td>
              <td>{details.join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A story stands in the page, or in a window of its own. */
function findStory(story: string): Element | null | undefined {
  const frame = findFrame(story);
  if (frame) return frame.contentDocument?.querySelector('#storybook-root');
  return document.querySelector(`[id^="story--${story}"]`);
}

function findFrame(story: string): HTMLIFrameElement | null {
  return document.querySelector(`iframe[id^="iframe--${story}"]`);
}
