import a11y from '@storybook/addon-a11y';
import docs from '@storybook/addon-docs';
import { type Decorator, definePreview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense } from 'react';
import { defaultDecorateStory } from 'storybook/preview-api';
import { configure, expect } from 'storybook/test';
import { Band } from '../design-system/page/Band/Band.tsx';
import { mapValues } from '../lib/objects.ts';
import { startEveryComponent } from '../site/layout/start-every-component.ts';
import { fontFaceCss } from '../tokens/fonts/font-faces.ts';
import { brandTokens } from '../tokens/index.ts';
import { CHROMATIC_MODES } from '../visual/plan/modes.ts';
import { describeArguments } from './describe-arguments.ts';
import { docsCss } from './docs-style.ts';
import { findFragileTexts } from './fragile-texts.ts';
import { askIn, findUntranslated, getShownWords } from './german-words.ts';
import { PHONE, StoryFrame } from './guidance/StoryFrame.tsx';
import { getRendered, InLanguage } from './InLanguage.tsx';
import { showCode } from './manifest/show-code.ts';
import { Stage } from './Stage.tsx';
import { AsInToolbar } from './toolbar/AsInToolbar.tsx';
import { completeGlobals, globalTypes, initialGlobals } from './toolbar/settings.ts';
import { translate } from './translate.ts';
import { workbenchTheme } from './workbench-theme.ts';

/** Whether Vitest runs the stories; in the workbench the addon has a panel to fill. */
const isTestRun = import.meta.env.VITEST_STORYBOOK === 'false';

// What a story waits for takes as long as a busy machine needs to load a part and to calculate.
configure({ asyncUtilTimeout: 10_000 });

/** Checks that pass are up to a megabyte and a half a story, which axe takes long to describe. */
const ONLY_VIOLATIONS = { reporter: 'no-passes' };

/**
 * What the toolbar sets, in the canvas and on pages of documentation. There a story of one width has a
 * window of its own.
 */
const asInToolbar: Decorator = (Story, { globals, storyGlobals, viewMode }) => {
  const isDocs = viewMode === 'docs';
  const width = VIEWPORTS[storyGlobals.viewport?.value];
  const story = (
    <AsInToolbar globals={completeGlobals(globals)} isDocs={isDocs}>
      <Story />
    </AsInToolbar>
  );
  return isDocs && width ? <StoryFrame width={width}>{story}</StoryFrame> : story;
};

/** In px: one viewport per breakpoint, and the narrowest phone we support. */
const VIEWPORTS: Readonly<Record<string, number>> = {
  narrow: PHONE,
  ...brandTokens.fernblick.breakpoint,
};

/** `parameters: { band: 'deep' }` shows a story on a stripe of the page. */
const onBand: Decorator = (Story, { parameters: { band } }) => {
  if (!band) return <Story />;
  return (
    <Band tone={band}>
      <Story />
    </Band>
  );
};

/** `parameters: { stage: 560 }` keeps what covers a window in a place of its own, as high in px. */
const onStage: Decorator = (Story, { parameters: { stage } }) => {
  if (!stage) return <Story />;
  return (
    <Stage height={stage}>
      <Story />
    </Stage>
  );
};

const WRITTEN_IN_GERMAN = /--.*longest-german-word$/;

/** Those of the story that is shown. */
let listFragileTexts: ReturnType<typeof findFragileTexts> = () => [];

/** Loaded only where it is read: it imports the guidance of every component. */
const loadGuidance = () => import('./guidance/GuidancePage.tsx');
const GuidancePage = lazy(loadGuidance);
const Story = lazy(async () => ({ default: (await loadGuidance()).Story }));

/** What pages of documentation are made of in place of Storybook's own, which its types leave out. */
const BLOCKS = { components: { Story: StoryLater } };

export default definePreview({
  addons: [docs(), a11y()],
  beforeAll: () => {
    const style = document.createElement('style');
    document.head.append(Object.assign(style, { textContent: fontFaceCss + docsCss }));
    startEveryComponent(document);
  },
  argTypesEnhancers: [describeArguments],
  applyDecorators: (story, decorators) =>
    defaultDecorateStory(
      (context) => <InLanguage key={listDefaults(context)} render={story} context={context} />,
      decorators,
    ),
  decorators: [onStage, onBand, asInToolbar],
  beforeEach: (context) => {
    const { canvas, canvasElement } = context;
    listFragileTexts = findFragileTexts(canvasElement);
    const words = getShownWords(context);
    // Tests name parts and sentences by the words of the arguments.
    if (words)
      Object.assign(context, {
        args: translate(context.args, words),
        canvas: askIn(words, canvas),
      });
  },
  afterEach: (context) => {
    const { canvasElement, title, id, globals } = context;
    if (globals.checks !== 'on') return;
    const words = getShownWords(context);
    if (words && !WRITTEN_IN_GERMAN.test(id))
      expect(
        findUntranslated(canvasElement.textContent, getRendered(), words),
        'German words are missing in .storybook/german-words.json',
      ).toEqual([]);
    expect(listFragileTexts(), 'A text that changes must be the only child').toEqual([]);
    if (title.startsWith('Components/')) expectNoOuterMargin(canvasElement);
  },
  tags: ['autodocs'],
  // Who changes a story by hand is shown what comes of it. Pages of tests say it in their address.
  initialGlobals: { ...initialGlobals, checks: import.meta.env.VITEST_STORYBOOK ? 'on' : 'off' },
  globalTypes,
  parameters: {
    a11y: { test: 'error', options: isTestRun ? ONLY_VIOLATIONS : {} },
    chromatic: { modes: CHROMATIC_MODES },
    controls: { expanded: true },
    docs: {
      theme: workbenchTheme,
      page: GuidancePageLater,
      ...BLOCKS,
      source: { transform: showCode },
    },
    // In a build the names of functions are those of the minifier.
    jsx: { functionValue: () => '() => {}' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'What is new',
          'Foundations',
          ['Colour', 'Type', 'Spacing', 'Layout', 'Motion', 'Elevation', 'Breakpoints', 'Voice'],
          'Components',
          ['Overview'],
          'Sections',
          'Landings',
          'Pages',
          'Tokens',
          ['Colour', 'Type', 'Spacing', 'Size and form', 'Motion'],
        ],
      },
    },
    viewport: { options: listViewports() },
  },
});

function GuidancePageLater() {
  return (
    <Suspense>
      <GuidancePage />
    </Suspense>
  );
}

function StoryLater(props: ComponentProps<typeof Story>) {
  return (
    <Suspense>
      <Story {...props} />
    </Suspense>
  );
}

/** What a component reads only at its start: another value is another start. */
function listDefaults({ args }: { args: object }): string {
  return JSON.stringify(Object.entries(args).filter(([name]) => /^default[A-Z]/.test(name)));
}

function listViewports() {
  return mapValues(VIEWPORTS, (width, name) => ({
    name: `${name} ${width}`,
    styles: { width: `${width}px`, height: '900px' },
  }));
}

/** A component's root has no outer margin: its parent spaces it. Fixed elements are exempt. */
function expectNoOuterMargin(canvas: HTMLElement): void {
  for (const root of canvas.children) {
    const { position, marginTop, marginRight, marginBottom, marginLeft } = getComputedStyle(root);
    if (position === 'fixed') continue;
    const margins = [marginTop, marginRight, marginBottom, marginLeft].map(Number.parseFloat);
    expect(
      margins,
      `Outer margin on ${root.outerHTML.slice(0, 120)}: remove it and let the parent use gap`,
    ).toEqual([0, 0, 0, 0]);
  }
}
