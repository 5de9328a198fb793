import { catalogue } from 'virtual:catalogue';
import styled from '@emotion/styled';
import { DocsContext, Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import changelog from '../../design-system/CHANGELOG.md?raw';
import { type Entry, fetchEntries } from '../fetch-entries.ts';
import { sayStatus } from './component-status.ts';

/** Every component as it looks now, with what it is for and where it stands. */
export function Overview() {
  const [groups, setGroups] = useState<[group: string, first: Entry[]][]>([]);
  useEffect(() => void fetchEntries().then((entries) => setGroups(groupComponents(entries))), []);
  return groups.map(([group, components]) => (
    <section key={group}>
      <Heading>{group}</Heading>
      <Cards>
        {components.map(({ id, title }) => (
          <Card key={id} id={id} name={title.split('/').at(-1) ?? title} />
        ))}
      </Cards>
    </section>
  ));
}

/** The first story of each component, by the groups of the sidebar. */
function groupComponents(entries: readonly Entry[]) {
  const stories = entries.filter(
    ({ type, title }) => type === 'story' && title.startsWith('Components/'),
  );
  const first = stories.filter(
    ({ title }, at) => stories.findIndex((other) => other.title === title) === at,
  );
  return [...Map.groupBy(first, ({ title }) => title.split('/')[1] ?? '')];
}

function Card({ id, name }: { id: string; name: string }) {
  const { loadStory } = useContext(DocsContext);
  const [story, setStory] = useState<PreparedStory>();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // What nobody looks at loads no code.
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void loadStory(id).then(setStory);
    });
    if (card.current) observer.observe(card.current);
    return () => observer.disconnect();
  }, [loadStory, id]);
  return (
    <li ref={card}>
      <Unstyled>
        <Picture>{story && <Live story={story} />}</Picture>
      </Unstyled>
      <a href={`./?path=/docs/${id.split('--')[0]}--docs`} target="_top">
        {name}
      </a>
      <span>{story && describe(story)}</span>
      <small>{sayStatus(name, catalogue.components[name] ?? {}, changelog)}</small>
    </li>
  );
}

/** A story as pages of documentation show it, to look at. */
function Live({ story }: { story: PreparedStory }) {
  const { renderStoryToElement } = useContext(DocsContext);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const ignore = () => {};
    const end = renderStoryToElement(
      story,
      place.current,
      { showMain: ignore, showError: ignore, showException: ignore },
      { forceInitialArgs: true, autoplay: false },
    );
    return () => void end();
  }, [renderStoryToElement, story]);
  return (
    <div ref={place} inert data-wide={story.parameters.layout === 'fullscreen' || undefined} />
  );
}

/** The first sentence of what its page says it is. */
function describe({ component, parameters }: PreparedStory): string {
  const { description = {}, extractComponentDescription: extract } = parameters.docs;
  const text: string =
    description.component ?? extract?.(component, { component, parameters }) ?? '';
  return FIRST_SENTENCE.exec(text.replaceAll('`', ''))?.[0] ?? text;
}

/** A point behind a single letter, as in “e.g.”, ends none. */
const FIRST_SENTENCE = /^.+?(?<!\b\p{L})[.!?](?=\s|$)/su;

/** Pages of documentation give lists and their entries a look by selectors of their own. */
const Cards = styled('ul')({
  '&&&': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    gap: '1.5rem',
    padding: 0,
    listStyle: 'none',
  },
  '&&& > li': { display: 'grid', gridTemplateRows: 'auto auto 1fr auto', margin: 0 },
  '& > li > a': { fontWeight: 700 },
  '& > li > small': { opacity: 0.75 },
});

/** As small as a card; what is as wide as a page has the width of one. */
const Picture = styled('div')({
  display: 'grid',
  placeContent: 'safe center',
  blockSize: '10rem',
  contain: 'strict',
  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
  borderRadius: 4,
  '& > div': { zoom: 0.6, inlineSize: '26rem', padding: '1.5rem' },
  '& > div[data-wide]': { inlineSize: '60rem', zoom: 0.27, padding: 0 },
});
