/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: Storybook compiles JSX of its UI to calls of it
import React, { useEffect, useRef, useState } from 'react';
import {
  useGlobalTypes,
  useParameter,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import {
  type Frame,
  formatSelection,
  listFrames,
  listRows,
  MOST_FRAMES,
  parseSelection,
  type Selection,
  toggle,
  WIDTH,
} from './frames.ts';
import { scrollTogether } from './scroll-together.ts';

/** The parameter of the address that holds what is shown side by side. */
export const COMPARE = 'compare';

/** What a frame shows whose width nobody chose. */
const USUAL_WIDTH = '960';

/** A setting of the toolbar, or the width, with the names of its values. */
interface Choice {
  name: string;
  titles: Readonly<Record<string, string>>;
}

/** The open story once for each combination of what is chosen above it. */
export function SideBySide({ selected }: { selected: string }) {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const choices = useChoices();
  const selection = parseSelection(selected);
  const frames = listFrames(selection).slice(0, MOST_FRAMES);
  const rows = listRows(frames, selection);
  const [area, width] = useWidth();
  const scale = Math.min(
    1,
    ...rows.map((row) => (width - GAP * (row.length + 1)) / sumWidths(row)),
  );
  const choose = (next: Selection) => api.applyQueryParams({ [COMPARE]: formatSelection(next) });
  return (
    <Page>
      <Choices choices={choices} selection={selection} choose={choose} />
      <Rows ref={area}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place
          <Row key={at}>
            {row.map((frame) => (
              <FrameOf key={JSON.stringify(frame)} {...{ storyId, frame, choices, scale }} />
            ))}
          </Row>
        ))}
      </Rows>
    </Page>
  );
}

interface ChoicesProps {
  choices: Readonly<Record<string, Choice>>;
  selection: Selection;
  choose: (selection: Selection) => void;
}

function Choices({ choices, selection, choose }: ChoicesProps) {
  const all = Object.fromEntries(
    Object.entries(choices).map(([setting, { titles }]) => [setting, Object.keys(titles)]),
  );
  return (
    <Bar>
      {Object.entries(choices).map(([setting, { name, titles }]) => (
        <fieldset key={setting}>
          <legend>{name}</legend>
          {Object.entries(titles).map(([value, title]) => {
            const next = toggle(selection, [setting, value], all);
            const count = listFrames(next).length;
            return (
              <label key={value}>
                <input
                  type="checkbox"
                  checked={selection[setting]?.includes(value) ?? false}
                  disabled={count > MOST_FRAMES}
                  onChange={() => choose(next)}
                />
                {title}
              </label>
            );
          })}
        </fieldset>
      ))}
    </Bar>
  );
}

interface FrameOfProps {
  storyId: string;
  frame: Frame;
  choices: Readonly<Record<string, Choice>>;
  scale: number;
}

function FrameOf({ storyId, frame, choices, scale }: FrameOfProps) {
  const api = useStorybookApi();
  const { [WIDTH]: width = USUAL_WIDTH, ...globals } = frame;
  const written = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const query = (more: readonly string[]) => ({
    queryParams: { globals: [...written, ...more].join(';') },
  });
  // Axe would take longer than all frames take to show the story.
  const { previewHref } = api.getStoryHrefs(storyId, query(['a11y.manual:!true']));
  const { managerHref } = api.getStoryHrefs(storyId, query([]));
  const title = Object.entries({ ...globals, [WIDTH]: width })
    .map(([name, value]) => choices[name]?.titles[value] ?? value)
    .join(' · ');
  return (
    <figure style={{ inlineSize: Number(width) * scale }}>
      <figcaption>
        <a href={managerHref}>{title}</a>
      </figcaption>
      <div>
        <iframe
          // Storybook hears nothing from frames that are marked like this, and does not warn.
          data-is-storybook-thumbnail
          title={title}
          src={previewHref}
          onLoad={({ currentTarget: { contentWindow } }) => {
            if (contentWindow) scrollTogether(contentWindow, listPages);
          }}
          style={{
            inlineSize: `${width}px`,
            blockSize: `${100 / scale}%`,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </figure>
  );
}

function listPages(): Window[] {
  const frames = document.querySelectorAll<HTMLIFrameElement>('[data-is-storybook-thumbnail]');
  return [...frames].flatMap(({ contentWindow }) => contentWindow ?? []);
}

/** What frames can differ in: everything that the toolbar sets, and the widths of its viewports. */
function useChoices(): Record<string, Choice> {
  const globalTypes = useGlobalTypes();
  const { options = {} } = useParameter<Viewports>('viewport', {});
  const settings = Object.entries(globalTypes).flatMap(([setting, { description, toolbar }]) => {
    const items = toolbar?.items.filter((item) => typeof item === 'object') ?? [];
    // Behind a colon the toolbar says what is emulated.
    const titles = items.map(({ value, title = value }) => [value, title?.split(':')[0]]);
    return titles.length > 0
      ? [[setting, { name: description ?? setting, titles: Object.fromEntries(titles) }]]
      : [];
  });
  const widths = Object.values(options).map(({ styles: { width } }) => [
    Number.parseInt(width, 10),
    `${Number.parseInt(width, 10)} px`,
  ]);
  return Object.fromEntries([
    ...settings,
    [WIDTH, { name: 'Width', titles: Object.fromEntries(widths) }],
  ]);
}

interface Viewports {
  options?: Readonly<Record<string, { styles: { width: string } }>>;
}

function useWidth() {
  const area = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (area.current) observer.observe(area.current);
    return () => observer.disconnect();
  }, []);
  return [area, width] as const;
}

function sumWidths(row: readonly Frame[]): number {
  return row.reduce((sum, { [WIDTH]: width = USUAL_WIDTH }) => sum + Number(width), 0);
}

/** Between frames, in px. */
const GAP = 16;

const Page = styled.div(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'auto',
  color: theme.color.defaultText,
  backgroundColor: theme.background.app,
}));

const Bar = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `4px ${GAP * 1.5}px`,
  padding: `${GAP / 2}px ${GAP}px`,
  fontSize: 14,
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  backgroundColor: theme.barBg,
  '& fieldset': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    margin: 0,
    padding: 0,
    border: 0,
  },
  '& legend': { float: 'inline-start', padding: 0, fontWeight: 700 },
  '& label': { display: 'flex', alignItems: 'center', gap: 4, minBlockSize: 24 },
  '& label:has(:disabled)': { color: theme.textMutedColor },
}));

const Rows = styled.div({ display: 'grid', gridAutoRows: 'minmax(320px, 1fr)' });

const Row = styled.div(({ theme }) => ({
  display: 'flex',
  gap: GAP,
  padding: `0 ${GAP}px ${GAP}px`,
  minBlockSize: 0,
  '& > figure': { display: 'grid', gridTemplateRows: 'auto 1fr', margin: 0, minBlockSize: 0 },
  '& figcaption': { paddingBlock: 6, fontSize: 14 },
  '& figcaption a': { color: theme.color.secondary },
  '& figure > div': { overflow: 'hidden', border: `1px solid ${theme.appBorderColor}` },
  '& iframe': { border: 0, transformOrigin: '0 0', backgroundColor: theme.background.content },
}));
