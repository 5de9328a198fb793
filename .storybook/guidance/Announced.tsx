import { useEffect, useState } from 'react';
import { Rows } from './Rows.tsx';
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
      <p>The story above from its beginning to its end, as its accessibility tree has it.</p>
      <Rows
        head={['Role', 'Name', 'State, value, description']}
        rows={spoken.map(({ role, name, details }) => [role, name, details.join('; ')])}
      />
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
