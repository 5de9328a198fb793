import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { icons } from 'lucide';
import { createIconPath } from '../../design-system/drawings/Icon/icon-path.ts';
import { createRecord, mapValues } from '../../lib/objects.ts';
import { parseLandings } from '../../site/landings/landing-file.ts';
import { readFiles } from '../../site/landings/read-files.ts';
import ids from '../../tokens/ids.json' with { type: 'json' };
import type { Brand } from '../../tokens/index.ts';
import { getStoryId } from '../../tools/landing/stories.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { importsOf, isTest, lineAt, readSources } from '../../tools/source/imports.ts';
import { type Accepted, readDecisions } from '../../visual/model/decisions.ts';
import { BRANDS, parseMode } from '../../visual/plan/modes.ts';
import { MUI_GUIDANCE } from '../guidance/mui-guidance.ts';
import { findTokenIds } from './find-token-ids.ts';
import { readMuiParts } from './mui-parts.ts';

/** What the source code says about where its parts are used. */
export interface Catalogue {
  /** By the name of the component. */
  components: Record<string, ComponentFacts>;
  /** The landings that show a section, by its name. */
  sections: Record<string, Place[]>;
  /** By the name of the icon: how it is drawn, and where. */
  icons: Record<string, { path: string; users: Place[] }>;
  /** The landings that show a scene, by its name. */
  scenes: Record<string, Place[]>;
  /** Where a token is defined in `tokens/`, as `file:line`, by its id. */
  tokenSources: Record<string, string>;
  /** How many pictures of stories are accepted, by brand and the part of their ids that is their title's. */
  pictures: Record<Brand, Record<string, number>>;
  /** The tokens of the ground and the text on which every story stands. */
  page: string[];
  /** The components that the stories of forms show. */
  forms: string[];
}

/** A page of the workbench, or a component's, by its name. */
export interface Place {
  name: string;
  href: string;
}

export interface ComponentFacts {
  /** Whether applications get it, too: in the package, or as MUI's that our theme dresses. */
  isInPackage: boolean;
  sections: Place[];
  landings: Place[];
  /** Components made with it. */
  parts: Place[];
  /** Ids of the tokens in its styles and in those of the components that it is made of. */
  tokens: string[];
  /** The newest accepted picture of its stories. */
  accepted?: { story: string; who: string; when: string; why: string } | undefined;
}

/** The files and folders that this is read from. */
export const CATALOGUE_SOURCES = [
  'design-system',
  'site',
  'composer',
  'stories',
  'tokens',
  'visual',
] as const;

/** Reads everything anew: less than a second for the whole project. */
export async function readCatalogue(): Promise<Catalogue> {
  const files = readSources(ROOT, ['design-system', 'site', 'composer', 'stories']).filter(
    ({ path }) => !isTest(path) && basename(path) !== 'guidance.ts',
  );
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const imports = Map.groupBy(
    files.flatMap(importsOf).filter(({ kind }) => kind === 'value'),
    ({ from }) => from,
  );
  const components = new Map([...texts.keys()].flatMap((path) => getComponentEntry(path)));
  const places = listPlaces([...texts.keys()]).map(({ starts, ...place }) => ({
    ...place,
    // The Composer shows whole pages, which are listed by themselves.
    files: findReached(starts, (file) => place.href !== COMPOSER || !file.startsWith('site/')),
  }));
  /** The files of the theme that dress components of MUI. */
  const dressing = [...texts].filter(([, text]) => listEntries(text).length > 0);
  const landings = listLandings();
  const accepted = [...(await readDecisions()).accepted.values()];

  return {
    components: Object.fromEntries([
      ...[...components].map(([name, file]) => [name, describe(name, file)] as const),
      ...Object.keys(MUI_GUIDANCE).map((name) => [name, describeMui(name)] as const),
    ]),
    sections: createRecord(
      places.map(({ name }) => name),
      (name) => landings.filter(({ uses }) => uses.includes(name)).map(toPlace),
    ),
    icons: mapValues(groupIcons(), (files, name) => ({
      path: createIconPath(icons[name as keyof typeof icons]),
      users: files.flatMap(findUsers),
    })),
    scenes: groupScenes(landings),
    tokenSources: locateTokens(),
    pictures: countPictures(accepted),
    page: listTokens(readMuiParts(['CssBaseline'], '').reads),
    forms: listForms(),
  };

  function findReached(starts: readonly string[], enters = (_file: string) => true): Set<string> {
    const found = new Set(starts);
    // Iterating over a Set also visits elements added during the iteration.
    for (const file of found)
      for (const { to } of imports.get(file) ?? []) if (texts.has(to) && enters(to)) found.add(to);
    return found;
  }

  function describe(name: string, file: string): ComponentFacts {
    const folder = `${dirname(file)}/`;
    const sections = places.filter(({ files }) => files.has(file));
    const styled = findReached(
      [...texts.keys()].filter((path) => path.startsWith(folder)),
      isStyled,
    );
    const parts = [...components].filter(
      ([other, path]) => other !== name && imports.get(path)?.some(({ to }) => to === file),
    );
    const kinds = sections.map((section) => section.name);
    return {
      isInPackage: file.startsWith('design-system/'),
      sections: sections.map(toPlace),
      landings: landings.filter(({ uses }) => uses.some((use) => kinds.includes(use))).map(toPlace),
      parts: parts.map(([other]) => toComponentPlace(other)),
      tokens: listTokensOf(styled, name === 'Text' ? TYPE_STYLES : []),
      accepted: findNewest(name),
    };
  }

  /** A component of MUI is what its stories are made of. */
  function describeMui(name: string): ComponentFacts {
    const shown = findReached([`stories/components/${name}.stories.tsx`], isStyled);
    const tokens = listTokensOf(shown);
    return {
      ...{ isInPackage: true, sections: [], landings: [], parts: [] },
      tokens,
      accepted: findNewest(name),
    };
  }

  /** The tokens of these files, and of MUI's components among them as the theme dresses them. */
  function listTokensOf(files: ReadonlySet<string>, others: readonly string[] = []): string[] {
    const code = joinTexts(files);
    const muis = [...code.matchAll(/from '@mui\/material\/([A-Z]\w+)'/g)].map(
      ([, name = '']) => name,
    );
    const { entries, reads, isFocusable } = readMuiParts(muis, code);
    const themes = dressing.filter(([, text]) =>
      listEntries(text).some((entry) => entries.includes(entry)),
    );
    const ring = isFocusable || FOCUSABLE.test(code) ? [FOCUS_RING] : [];
    const shared = findReached([
      ...themes.flatMap(([file]) => imports.get(file) ?? []).map(({ to }) => to),
      ...ring,
    ]);
    const dressed = themes.map(([, text]) => keepEntries(text, entries));
    return listTokens([code, joinTexts(shared), ...dressed, ...reads, ...others]);
  }

  function joinTexts(files: Iterable<string>): string {
    return [...files].map((path) => texts.get(path) ?? '').join('\n');
  }

  function listForms(): string[] {
    const reached = findReached(
      [...texts.keys()].filter((path) => path.startsWith('stories/forms/')),
    );
    return [...components].filter(([, path]) => reached.has(path)).map(([name]) => name);
  }

  function findNewest(name: string): ComponentFacts['accepted'] {
    const newest = accepted
      .filter(({ story }) => story.startsWith(`components-${name.toLowerCase()}--`))
      .toSorted((one, other) => one.when.localeCompare(other.when))
      .at(-1);
    if (!newest) return undefined;
    const { story, who, when, why } = newest;
    return { story, who: who.replace(/ <.*>$/, ''), when, why };
  }

  /** The files that import each icon. */
  function groupIcons(): Record<string, string[]> {
    const uses = [...texts]
      .filter(([path]) => !path.startsWith('stories/'))
      .flatMap(([path, text]) =>
        [...text.matchAll(/import \{([^}]*)\} from 'lucide'/g)].flatMap(([, names = '']) =>
          // `CircleCheck as Check` is listed as lucide calls it; a type is no icon.
          (names.match(/(?<=^\s*|,\s*)\w+/g) ?? [])
            .filter((name) => name in icons)
            .map((icon) => ({ icon, path })),
        ),
      );
    const groups = Map.groupBy(uses, ({ icon }) => icon);
    const names = [...groups.keys()].sort();
    return createRecord(names, (icon) => groups.get(icon)?.map(({ path }) => path) ?? []);
  }

  /** The component that a file belongs to, or else the pages that are made with it. */
  function findUsers(file: string): Place[] {
    const owner = [...components].find(([, path]) => file.startsWith(`${dirname(path)}/`));
    if (owner) return [toComponentPlace(owner[0])];
    return places.filter(({ files }) => files.has(file)).map(toPlace);
  }
}

/** A component that has a page of its own. */
function getComponentEntry(path: string): [name: string, path: string][] {
  const [, name] = /\/(\w+)\/\1\.tsx$/.exec(path) ?? [];
  const hasPage = existsSync(join(ROOT, `stories/components/${name}.stories.tsx`));
  return name && hasPage ? [[name, path]] : [];
}

/** Files whose styles are those of the component that imports them. */
function isStyled(path: string): boolean {
  return path.startsWith('design-system/') && !path.includes('/drawings/Scene/');
}

const TYPE_STYLES = ids.filter((id) => id.startsWith('typography.'));

const COMPOSER = 'composer.html';

function listTokens(code: readonly string[]): string[] {
  return findTokenIds(code.join('\n'));
}

/** The entries of the theme that a file exports. */
function listEntries(text: string): string[] {
  return [...text.matchAll(ENTRY)].map(([, name = '']) => name);
}

/** A file of the theme without what it says of other components. */
function keepEntries(text: string, entries: readonly string[]): string {
  return text.replaceAll(ENTRY, (entry, name) => (entries.includes(name) ? entry : ''));
}

/** All that is indented below it is part of it. */
const ENTRY = /^export const (Mui\w+)\b.*\n(?:[ })\]].*\n|\n)*/gm;

/** What the keyboard reaches has the ring that the page declares for all. */
const FOCUSABLE = /<(a|button|input|select|summary)\b|styled\('(a|button|input|select|summary)'/;
const FOCUS_RING = 'design-system/styles/focus-ring.ts';

/** The pages of the workbench that show parts of the site, with the files that their imports begin at. */
function listPlaces(files: readonly string[]) {
  const within = (folder: string) => files.filter((path) => path.startsWith(folder));
  const sections = files
    .flatMap((path) => /^site\/sections\/(\w+)\/index\.ts$/.exec(path)?.[1] ?? [])
    .map((name) => ({
      name,
      href: `./?path=/docs/sections-${name.toLowerCase()}--docs`,
      starts: within(`site/sections/${name}/`),
    }));
  return [
    ...sections,
    {
      name: 'Header and footer of every page',
      href: './?path=/docs/sections-frame--docs',
      starts: within('site/layout/'),
    },
    {
      name: 'Banners and consent',
      href: './?path=/docs/sections-visitors--docs',
      starts: within('site/visitors/'),
    },
    {
      name: 'Small pages',
      href: './?path=/docs/pages-small-pages--docs',
      // The landings are listed by themselves.
      starts: within('site/pages/').filter((path) => !path.includes('/landing/')),
    },
    { name: 'The Composer', href: COMPOSER, starts: within('composer/') },
  ];
}

/** The landings with the folders of their sections and their scenes. */
function listLandings() {
  const landings = parseLandings(readFiles(join(ROOT, 'site/landings')));
  return Object.entries(landings).map(([name, { sections }]) => ({
    name,
    href: `./?path=/story/${getStoryId(name, 'en')}`,
    uses: sections.map(({ kind }) => kind.charAt(0).toUpperCase() + kind.slice(1)),
    scenes: sections.flatMap((section) => ('scene' in section ? [`${section.scene}`] : [])),
  }));
}

function groupScenes(landings: ReturnType<typeof listLandings>): Record<string, Place[]> {
  const scenes = [...new Set(landings.flatMap(({ scenes }) => scenes))];
  return createRecord(scenes, (scene) =>
    landings.filter(({ scenes }) => scenes.includes(scene)).map(toPlace),
  );
}

function countPictures(accepted: readonly Accepted[]): Catalogue['pictures'] {
  return createRecord(BRANDS, (brand) => {
    const own = accepted.filter(({ mode }) => parseMode(mode)?.brand === brand);
    const titles = Map.groupBy(own, ({ story }) => story.split('--')[0] ?? story);
    return Object.fromEntries([...titles].map(([title, { length }]) => [title, length]));
  });
}

function locateTokens(): Record<string, string> {
  const file = 'tokens/semantic.tokens.json';
  const text = readFileSync(join(ROOT, file), 'utf8');
  const tree = parseTree(text);
  return Object.fromEntries(
    ids.flatMap((id) => {
      const node = tree && findNodeAtLocation(tree, id.split('.'));
      return node ? [[id, `${basename(file)}:${lineAt(text, node.offset)}`]] : [];
    }),
  );
}

function toPlace({ name, href }: Place): Place {
  return { name, href };
}

function toComponentPlace(name: string): Place {
  return { name, href: `./?path=/docs/components-${name.toLowerCase()}--docs` };
}
