import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Mendable } from '../tools/project.ts';
import { launchBrowser, openStudio } from './capture/studio.ts';
import { DEFAULT_BRAND, type Mode, modeName, modesOf, type PictureParameters } from './modes.ts';
import type { Picture } from './report.ts';

/** A story as the built workbench describes it. */
export interface PlannedStory {
  id: string;
  title: string;
  name: string;
  /** Path of its file, with a leading `./`. */
  importPath: string;
  parameters: {
    pictures?: PictureParameters;
    viewport?: { options?: Record<string, { styles?: { width?: string } }> };
  };
  /** Globals it pins: a story about one language, brand or width is pictured in no other. */
  globals: { locale?: string; brand?: string; viewport?: { value?: string } };
}

/**
 * Every picture of a served workbench: each story in each of its modes.
 * @throws Mendable when the workbench has no stories
 */
export async function planPictures(workbench: string, folder: string): Promise<Picture[]> {
  const stories = await readStories(workbench, folder);
  if (stories.length === 0) {
    throw new Mendable(`The workbench in ${folder} has no stories.\nRun \`npm run build\`.`);
  }
  return stories.flatMap(picturesOf);
}

/** The pictures of one story. */
export function picturesOf(story: PlannedStory): Picture[] {
  return modesOf(story.parameters.pictures)
    .filter(({ locale }) => locale === (story.globals.locale ?? locale))
    .map((mode) => pinned(mode, story))
    .filter(unlikeOthers)
    .map((mode) => ({
      id: `${story.id}.${modeName(mode)}`,
      story: story.id,
      title: story.title,
      name: story.name,
      source: story.importPath.replace(/^\.\//, ''),
      mode,
      file: fileOf(story, mode),
      ...(story.parameters.pictures?.isEmpty && { isEmpty: true }),
    }));
}

/** `components/button/plain.de-480.png`: the sidebar's place in lower case, the story, the mode. */
function fileOf({ id, title }: PlannedStory, mode: Mode): string {
  const folders = title.split('/').map((part) => part.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
  const story = id.slice(id.indexOf('--') + 2);
  return `${folders.join('/')}/${story}.${modeName(mode)}.png`;
}

function pinned(mode: Mode, { globals, parameters }: PlannedStory): Mode {
  const viewport = globals.viewport?.value;
  const width = viewport && parameters.viewport?.options?.[viewport]?.styles?.width;
  return {
    locale: mode.locale,
    width: width ? Number.parseInt(width, 10) : mode.width,
    brand: (globals.brand as Mode['brand'] | undefined) ?? mode.brand ?? DEFAULT_BRAND,
  };
}

function unlikeOthers(mode: Mode, index: number, modes: Mode[]): boolean {
  return modes.findIndex((other) => modeName(other) === modeName(mode)) === index;
}

/** The index knows the files, the running preview the parameters. */
async function readStories(workbench: string, folder: string): Promise<PlannedStory[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<
      string,
      { id: string; type: string; title: string; name: string; importPath: string }
    >;
  };
  const details = await extracted(workbench);
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => {
      const { parameters = {}, globals = {} } = details[id] ?? {};
      return { id, title, name, importPath, parameters, globals };
    });
}

type Details = Record<string, Partial<Pick<PlannedStory, 'parameters' | 'globals'>>>;

async function extracted(workbench: string): Promise<Details> {
  const browser = await launchBrowser();
  try {
    const mode = { locale: 'en', width: 960, brand: DEFAULT_BRAND } as const;
    const { page } = await openStudio(browser, workbench, mode);
    return await page.evaluate(extract);
  } finally {
    await browser.close();
  }
}

/** A story as the running preview knows it. */
interface ExtractedStory {
  parameters: PlannedStory['parameters'];
  /** Only what the story itself pins, where `globals` holds the toolbar's choices too. */
  storyGlobals: PlannedStory['globals'];
}

/** Runs in the page; only what is needed crosses over, as parameters may hold functions. */
async function extract(): Promise<Details> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: { extract(): Promise<Record<string, ExtractedStory>> };
  };
  const stories = Object.entries(await preview.extract());
  return Object.fromEntries(
    stories.map(([id, { parameters, storyGlobals }]) => {
      const { pictures, viewport } = parameters;
      const options = viewport?.options;
      return [
        id,
        {
          parameters: { ...(pictures && { pictures }), ...(options && { viewport: { options } }) },
          globals: storyGlobals,
        },
      ];
    }),
  );
}
