import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPalette } from '../../design-system/mui/palette.ts';
import { MUI_TYPE } from '../../design-system/mui/typography.ts';
import { memoize } from '../../lib/memoize.ts';
import type { Tokens } from '../../tokens/index.ts';
import { ROOT } from '../../tools/project/paths.ts';

/** What components of MUI and the parts that they are made of take from the theme. */
export interface MuiParts {
  /** The names of their entries in the theme, such as `MuiTab`. */
  entries: string[];
  /** The tokens that their own styles read, as styles of ours name them: `color.action.main`. */
  reads: string[];
  /** Whether the keyboard reaches one of them. */
  isFocusable: boolean;
}

/**
 * Reads the source of MUI's components.
 * @param names as `Tabs`
 * @param users the code that shows them, which names their colours: `color="error"`
 */
export function readMuiParts(names: readonly string[], users: string): MuiParts {
  const files = new Set(names.map((name) => `${name}/${name}.mjs`));
  // Iterating over a Set also visits elements added during the iteration.
  for (const file of files) for (const imported of listParts(file)) files.add(imported);
  const code = [...files].map(readMui).join('\n');
  const intentions = listIntentions(`${users}\n${code}`);
  return {
    entries: [...new Set([...code.matchAll(/name: '(Mui\w+)'/g)].map(([, name = '']) => name))],
    reads: [...listColors(code, intentions), ...listTypes(code), ...listForms(code)],
    isFocusable: [...files].some((file) => FOCUSABLE.test(file)),
  };
}

const FOCUSABLE = /\/(ButtonBase|InputBase|SwitchBase|NativeSelectInput|Link|Slider)\.mjs$/;

/** The code of a file of MUI, without what its comments say. */
const readMui = (file: string) => remembered(file, () => readCode(file));
const remembered = memoize<string>(1000);

function readCode(file: string): string {
  const path = join(ROOT, 'node_modules/@mui/material', file);
  return existsSync(path)
    ? readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    : '';
}

/** The components that a file of MUI shows: neither its helpers nor the names of classes. */
function listParts(file: string): string[] {
  return [...readMui(file).matchAll(/^import \w.* from "\.\.\/([A-Z]\w+|internal)\/(\w+)\.mjs"/gm)]
    .map(([, folder = '', name = '']) => `${folder}/${name === 'index' ? folder : name}.mjs`)
    .filter((path) => !/classes\.mjs$/i.test(path));
}

const nameRoles = (group: string) =>
  new Proxy({}, { get: (_, role) => `color.${group}.${String(role)}` });

/** The theme's palette with the name of a token in place of each colour. */
const PALETTE = createPalette(
  new Proxy({}, { get: (_, group) => nameRoles(String(group)) }) as Tokens['color'],
) as Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The intentions that are asked for: `primary` by default, and those that the code names. */
function listIntentions(code: string): string[] {
  const named = [...code.matchAll(/(?:\bcolor|\bseverity|\w+Color)\s*[=:]\s*["'](\w+)["']/g)];
  const listed = [...code.matchAll(/severity.*?\[([^\]]*)\]/g)].flatMap(([, list = '']) => [
    ...list.matchAll(/'(\w+)'/g),
  ]);
  const names = new Set([...named, ...listed].map(([, name = '']) => name));
  return [...names].filter((name) => Object(PALETTE[name]).main);
}

function listColors(code: string, intentions: readonly string[]): string[] {
  const named = [...code.matchAll(/palette\.(\w+)(?:\.(\w+))?/g)].map(([, group, role]) => ({
    group,
    role,
  }));
  const asked = [...code.matchAll(/palette\[color\]\??\.(\w+)/g)].flatMap(([, role]) =>
    intentions.map((group) => ({ group, role })),
  );
  return [...named, ...asked].flatMap(({ group = '', role = '' }) => {
    const color = PALETTE[group];
    return (typeof color === 'string' ? color : color?.[role]) ?? [];
  });
}

function listTypes(code: string): string[] {
  const names = [...code.matchAll(/(?:typography\.|variant: ['"])(\w+)/g)];
  return names.flatMap(([, name = '']) =>
    name in MUI_TYPE ? `typography.${MUI_TYPE[name as keyof typeof MUI_TYPE]}` : [],
  );
}

/** What `createBrandTheme` makes of tokens under names of MUI. */
const FORMS: ReadonlyArray<readonly [pattern: RegExp, ...tokens: string[]]> = [
  [/shape\.borderRadius/, 'radius.small'],
  [/\bspacing\(/, 'space.xs'],
  [/shadows\[(?!0)/, 'shadow.raised', 'shadow.floating'],
  [/typography\.fontFamily/, 'font.family.text'],
];

function listForms(code: string): string[] {
  return FORMS.flatMap(([pattern, ...tokens]) => (pattern.test(code) ? tokens : []));
}
