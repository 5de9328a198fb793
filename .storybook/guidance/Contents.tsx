import styled from '@emotion/styled';
import { useEffect, useState } from 'react';

/** The headings of the page that it stands on, each with the way to it. */
export function Contents() {
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  useEffect(() => {
    // Some parts of a page find out only later that they have something to say.
    const read = () => setHeadings((before) => (isSame(before) ? before : listHeadings()));
    const observer = new MutationObserver(read);
    observer.observe(document.body, { childList: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, []);
  if (headings.length < FEWEST) return null;
  return (
    <Nav aria-label="On this page">
      {headings.map(({ id, text }) => (
        <a key={id} href={`#${id}`} target="_self">
          {text}
        </a>
      ))}
    </Nav>
  );
}

interface Heading {
  id: string;
  text: string;
}

/** One needs no list. */
const FEWEST = 2;

/** Those of the page itself, not of the stories in it. */
function listHeadings(): Heading[] {
  const found = document.querySelectorAll(
    '#storybook-docs h2[id]:not(.sb-story *, .sb-unstyled *)',
  );
  return [...found].map(({ id, textContent }) => ({ id, text: textContent }));
}

function isSame(known: readonly Heading[]): boolean {
  return JSON.stringify(known) === JSON.stringify(listHeadings());
}

const Nav = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1.25rem',
  fontSize: '0.875rem',
  marginBlock: '1.5rem',
  '& > a': { paddingBlock: '0.25rem' },
});
