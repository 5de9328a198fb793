import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState } from 'react';
import type { Brand, Scheme } from '../../tokens/index.ts';
import { SCHEMES } from '../../tokens/scheme-file.ts';
import { type Entry, fetchEntries } from '../fetch-entries.ts';
import { type Globals, initialGlobals } from '../toolbar/settings.ts';

interface FramesProps {
  locale: Globals['locale'];
  brand: Brand;
  /** What is changed, as the address has it. */
  tokens: string;
  story: string;
}

interface Choice {
  setStory: (id: string) => void;
}

/** A story in the light and the dark, which follows every change at once. */
export function Frames({ setStory, ...shown }: FramesProps & Choice) {
  const titles = useStories();
  const field = useId();
  return (
    <Area>
      <p>
        <label htmlFor={field}>Show </label>
        <select
          id={field}
          value={shown.story}
          onChange={({ currentTarget }) => setStory(currentTarget.value)}
        >
          {Object.entries(titles).map(([title, stories = []]) => (
            <optgroup key={title} label={title}>
              {stories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </p>
      <Pair>
        {SCHEMES.map((scheme) => (
          <SchemeFrame key={`${scheme} ${shown.story}`} scheme={scheme} {...shown} />
        ))}
      </Pair>
    </Area>
  );
}

/** Every story of the workbench by its title: the landings and the key components first. */
function useStories(): Partial<Record<string, Entry[]>> {
  const [titles, setTitles] = useState<Partial<Record<string, Entry[]>>>({});
  useEffect(() => {
    void fetchEntries().then((entries) => {
      const stories = entries.filter(({ type }) => type === 'story');
      const isFirst = ({ id }: Entry) => id === initialGlobals.shown || id.startsWith('landings-');
      const sorted = stories.toSorted(
        (one, other) => Number(isFirst(other)) - Number(isFirst(one)),
      );
      setTitles(Object.groupBy(sorted, ({ title }) => title));
    });
  }, []);
  return titles;
}

interface FrameWindow {
  __STORYBOOK_PREVIEW__?: {
    ready(): Promise<void>;
    onUpdateGlobals(event: { globals: Partial<Globals> }): Promise<void>;
  };
}

function SchemeFrame({ scheme, locale, story, brand, tokens }: FramesProps & { scheme: Scheme }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [address] = useState(
    () =>
      `iframe.html?viewMode=story&id=${story}&globals=${encodeURIComponent(`locale:${locale};brand:${brand};scheme:${scheme};tokens:${tokens};a11y.manual:!true`)}`,
  );
  // A frame that loads has them from its address, but for what is changed meanwhile.
  useEffect(() => {
    const { __STORYBOOK_PREVIEW__: preview } = (frame.current?.contentWindow ?? {}) as FrameWindow;
    if (!isLoaded || !preview) return;
    // This page would hear an event of its frames, and Storybook would make it anew.
    void preview.ready().then(() => preview.onUpdateGlobals({ globals: { brand, tokens } }));
  }, [brand, tokens, isLoaded]);
  return (
    <iframe
      ref={frame}
      // Storybook hears nothing from frames that are marked like this, and does not warn.
      data-is-storybook-thumbnail
      title={scheme === 'light' ? 'In the light' : 'In the dark'}
      src={address}
      onLoad={() => setIsLoaded(true)}
    />
  );
}

const Area = styled('div')({
  position: 'sticky',
  insetBlockStart: 0,
  containerType: 'inline-size',
  '& select': { font: 'inherit', minBlockSize: '2rem', paddingInline: '0.75rem' },
});

/** Beside each other wherever there is a desk: in a narrow window smaller, so that each has the width of a phone. */
const Pair = styled('div')({
  display: 'grid',
  gap: '1rem',
  '& > iframe': { inlineSize: '100%', blockSize: 'min(80vh, 60rem)', border: '1px solid' },
  '@container (min-width: 32rem)': { gridTemplateColumns: '1fr 1fr' },
  '@container (32rem <= width < 46rem)': {
    '& > iframe': { zoom: 0.75, blockSize: 'calc(min(80vh, 60rem) / 0.75)' },
  },
});
