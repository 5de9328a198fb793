import styled from '@emotion/styled';
import { DocsContext, Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useId, useLayoutEffect, useState } from 'react';
import type { PreparedStory, StoryContext } from 'storybook/internal/types';
import { Band } from '../../design-system/page/Band/Band.tsx';
import { ems } from '../../design-system/styles/lengths.ts';
import { FOCUSABLE } from '../../visual/capture/interaction.ts';
import { readStyles, type Styles } from '../../visual/capture/read-styles.ts';
import type { Interaction } from '../../visual/plan/modes.ts';
import { InLanguage } from '../InLanguage.tsx';
import { AsInToolbar } from '../toolbar/AsInToolbar.tsx';
import type { Globals } from '../toolbar/settings.ts';
import { forceStates, STATE } from './force-states.ts';

/** A state of a component: one that its visitor causes, or one that its arguments say. */
interface State {
  name: string;
  forced?: Interaction;
  args?: Readonly<Record<string, unknown>>;
}

const INTERACTIONS: readonly State[] = [
  { name: 'Hover', forced: 'hover' },
  { name: 'Focus', forced: 'focus' },
  { name: 'Pressed', forced: 'active' },
];

const BY_ARGUMENTS: readonly State[] = [
  { name: 'Disabled', args: { disabled: true } },
  { name: 'Read-only', args: { readOnly: true } },
  { name: 'Loading', args: { loading: true } },
  { name: 'Error', args: { error: 'Please check this value.' } },
  { name: 'Empty', args: { defaultValue: undefined } },
];

/** Every variant of a component in every state that it can have, to look at: nothing in it reacts. */
export function States() {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories().filter(isVariant).filter(isFirstOfItsKind);
  const id = useId();
  const [styled, setStyled] = useState<Styles['states']>();
  useEffect(() => {
    const within = `[id="${id}"]`;
    setStyled(readStyles({ focusable: FOCUSABLE, within }).states);
  }, [id]);
  useLayoutEffect(() => {
    forceStates();
    fitIn(document.getElementById(id));
  });
  const [first] = stories;
  if (!first) return null;
  const states = [
    { name: 'Rest' },
    ...INTERACTIONS.filter(({ forced }) => forced && styled?.[forced]),
    ...BY_ARGUMENTS.filter((state) => componentStories().some((story) => takes(story, state))),
  ];
  if (styled && states.length === 1) return null;
  return (
    <>
      <Heading>States</Heading>
      <p>Every variant in every state. To look at: nothing here reacts.</p>
      <Unstyled>
        <Matrix id={id} stories={stories} states={states} />
      </Unstyled>
    </>
  );
}

interface MatrixProps {
  id: string;
  stories: readonly PreparedStory[];
  states: readonly State[];
}

function Matrix({ id, stories, states }: MatrixProps) {
  const { getStoryContext } = useContext(DocsContext);
  const [first] = stories;
  if (!first) return null;
  const { globals, parameters } = getStoryContext(first);
  return (
    <AsInToolbar globals={globals as Globals} isDocs>
      <Scrolled role="region" aria-label="States" tabIndex={0}>
        <table id={id} data-wide={parameters.layout === 'fullscreen' || undefined}>
          <thead>
            <tr>
              <td />
              {states.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stories.map((story) => (
              <tr key={story.id}>
                <th scope="row">{story.name}</th>
                {states.map((state) => (
                  <td key={state.name} data-name={state.name}>
                    <InState story={story} state={state} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </AsInToolbar>
  );
}

/** A story as it is rendered on its own, but for its decorators. */
function InState({ story, state }: { story: PreparedStory; state: State }) {
  const { getStoryContext } = useContext(DocsContext);
  const context = getStoryContext(story);
  const { band } = story.parameters;
  const args = { ...story.initialArgs, ...state.args };
  const shown = (
    <InLanguage render={story.undecoratedStoryFn} context={{ ...context, args } as StoryContext} />
  );
  return (
    <div inert {...{ [STATE]: state.forced }}>
      {band ? <Band tone={band}>{shown}</Band> : shown}
    </div>
  );
}

/** Whether a story shows a variant: not one of the states, and not only what a phone shows. */
function isVariant({ tags, initialArgs, storyGlobals, title }: PreparedStory): boolean {
  const isInState = BY_ARGUMENTS.some(({ args = {} }) =>
    Object.entries(args).some(([name, value]) => value && initialArgs[name]),
  );
  // In a cell of the matrix what is as wide as a page would have the layout of no window.
  const fits = !title.startsWith('Components/Page frame/') && !initialArgs.defaultOpen;
  return tags.includes('autodocs') && fits && !isInState && !storyGlobals.viewport;
}

/** Stories with the same arguments look the same: what they differ in is what happens later. */
function isFirstOfItsKind(
  story: PreparedStory,
  at: number,
  all: readonly PreparedStory[],
): boolean {
  return all.findIndex((other) => looksLike(story, other)) === at;
}

function looksLike(one: PreparedStory, other: PreparedStory): boolean {
  const names = Object.keys({ ...one.initialArgs, ...other.initialArgs });
  return (
    one.originalStoryFn === other.originalStoryFn &&
    names.every((name) => {
      const [value, same] = [one.initialArgs[name], other.initialArgs[name]];
      return value === same || typeof (value ?? same) === 'function';
    })
  );
}

/** Whether a component has the arguments of a state: by its types, or as a story says, by its element. */
function takes({ argTypes, initialArgs }: PreparedStory, { args = {} }: State): boolean {
  return Object.keys(args).every((name) => name in argTypes || name in initialArgs);
}

/** As small as it must be to be seen whole, and can be to be read; more scrolls. */
function fitIn(table: HTMLElement | null) {
  if (!table?.parentElement) return;
  table.style.zoom = '1';
  const { clientWidth, scrollWidth } = table.parentElement;
  table.style.zoom = String(Math.max(0.55, clientWidth / scrollWidth));
}

const Scrolled = styled('div')(({ theme: { vars } }) => ({
  // Holds what is hidden by its place, as captions, so that it does not widen the page.
  position: 'relative',
  overflowX: 'auto',
  marginBlockEnd: vars.space.l,
  padding: vars.space.m,
  backgroundColor: vars.color.surface.paper,
  border: `${vars.border.thin} solid ${vars.color.line.soft}`,
  '& > table': { borderCollapse: 'collapse' },
  '& > table > * > tr > *': { padding: vars.space.s, verticalAlign: 'middle' },
  '& > table > * > tr > th': { textAlign: 'start', fontWeight: 'inherit' },
  '& > table > tbody > tr': {
    borderBlockStart: `${vars.border.thin} solid ${vars.color.line.soft}`,
  },
  // What fills its place needs some; what has the size of its words is not to be squeezed.
  '& td > div': { inlineSize: 'max-content', maxInlineSize: ems(20) },
  '& td > div:has(> :is(div, fieldset, details))': { inlineSize: 'auto', minInlineSize: ems(12) },
  '& > table[data-wide] ': {
    '&, & > tbody, & > tbody > tr, & > tbody > tr > *': { display: 'block' },
    '& > thead': { display: 'none' },
    '& > tbody > tr > td::before': { content: 'attr(data-name)' },
  },
}));
