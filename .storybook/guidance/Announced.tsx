import { Heading } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { readAloud, type Spoken } from './read-aloud.ts';

/** What a screen reader says of a story that the page shows, read from the story itself. */
export function Announced({ story }: { story: string }) {
  const [spoken, setSpoken] = useState<readonly Spoken[]>();
  useEffect(() => {
    const box = document.querySelector(`[id^="story--${story}"]`);
    const observer = new MutationObserver(read);
    // That of a window within, which begins empty.
    box?.addEventListener('load', read, true);
    read();
    return () => {
      box?.removeEventListener('load', read, true);
      observer.disconnect();
    };

    function read() {
      const root = box && findRoot(box);
      if (!root) return;
      for (const watched of [box, root]) observer.observe(watched, EVERYTHING);
      const said = readAloud(root);
      // Before its words have come nobody knows whether it is silent.
      if (said.length > 0 || root.textContent) setSpoken(said);
    }
  }, [story]);
  const isSilent = spoken?.length === 0;
  return (
    <>
      <Heading>What a screen reader says</Heading>
      <p>
        {isSilent
          ? 'Nothing: screen readers leave it out.'
          : 'The story above from its beginning to its end, as its accessibility tree has it.'}
      </p>
      {!isSilent && (
        <table>
          <thead>
            <tr>
              <th scope="col">Role</th>
              <th scope="col">Name</th>
              <th scope="col">State, value, description</th>
            </tr>
          </thead>
          <tbody>
            {spoken?.map(({ role, name, details }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
              <tr key={at}>
                <th scope="row">{role}</th>
                <td>{name}</td>
                <td>{details.join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };

/** A story stands in its box on the page, or in a window of its own within. */
function findRoot(box: Element): Element | null {
  const frame = box.querySelector('iframe');
  if (!frame) return box;
  const page = frame.contentDocument;
  return page && (page.querySelector('#storybook-root') ?? page.body);
}
