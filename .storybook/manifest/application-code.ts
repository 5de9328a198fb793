import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { isRecord } from '../../lib/objects.ts';
import { UserError } from '../../lib/user-error.ts';
import { listPublicModules } from '../../tools/package/public-modules.ts';
import { ROOT } from '../../tools/project/paths.ts';

/** What Storybook's manifest has of a story. */
export interface StorySnippet {
  /** A component as one line of code, e.g. `const Solid = () => <Button>…</Button>;`. */
  snippet?: string | undefined;
  /** Which names of the story's file it uses, and which it had to leave out. */
  warning?: string | undefined;
}

/**
 * Makes the snippets of a file of stories files of an application: they import the package, and what
 * the file of stories defines or imports from elsewhere in this project stands in them.
 * @param file relative to the project's folder
 * @param component the name of what the stories are about
 */
export function createApplicationCode(file: string, component: string) {
  const sources = new Map<string, Source>();
  return ({ snippet = '', warning = '' }: StorySnippet): string => {
    const code = `export ${addSpreads(repairText(snippet), component, warning)}`;
    const imports = new Map<string, Set<string>>();
    const statements = new Set<string>();
    const [, own = ''] = /^const (\w+)/.exec(snippet) ?? [];
    collect(without(listReferences(parse(file, code)), own), file);
    const lines = [...imports].sort().map(([module, names]) => formatImport(module, [...names]));
    // What it is made with comes last: it is read when the component renders.
    return replaceSpies([lines.join('\n'), code, ...statements].join('\n\n'));

    function collect(names: ReadonlySet<string>, path: string): void {
      const source = sources.get(path) ?? readSource(path);
      sources.set(path, source);
      for (const name of names) {
        const statement = source.statements.get(name);
        const imported = source.imports.get(name);
        if (statement && !statements.has(statement.code)) {
          collect(without(statement.references, name), path);
          statements.add(statement.code);
        }
        if (imported) collectImport(imported, path);
      }
    }

    function collectImport({ module, code, name }: Imported, path: string): void {
      const target = module.startsWith('.') ? join(dirname(path), module) : module;
      const known = PUBLIC_MODULES.get(target);
      if (target.startsWith('storybook/')) return;
      if (module.startsWith('.') && !known) {
        collect(new Set([name]), target);
        return;
      }
      const from = known ? `@fernblick/design-system/${known}` : module;
      imports.set(from, (imports.get(from) ?? new Set()).add(code));
    }
  };
}

/** Formats files as the project's own code is formatted, all with one start of the formatter. */
export function formatCode(files: readonly string[]): string[] {
  const input = files.join(`\n${SEPARATOR}\n`);
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const output = execFileSync(
    process.execPath,
    [biome, 'format', '--stdin-file-path=stories.tsx'],
    { cwd: ROOT, input, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  return output.split(SEPARATOR).map((code) => code.trim());
}

const SEPARATOR = '// The next file.';

/** The names of the package's modules by their files here. */
const PUBLIC_MODULES = new Map(
  Object.entries(listPublicModules()).map(([name, path]) => [path, name]),
);

interface Imported {
  module: string;
  /** Its name in its module. */
  name: string;
  /** As it stands between the brackets of an import, without them for a default. */
  code: string;
}

interface Source {
  /** What stands at the top of a file, by its name, without `export`. */
  statements: ReadonlyMap<string, { code: string; references: ReadonlySet<string> }>;
  imports: ReadonlyMap<string, Imported>;
}

function readSource(path: string): Source {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const statements: [string, { code: string; references: ReadonlySet<string> }][] = [];
  const imports: [string, Imported][] = [];
  for (const node of parse(path, text)) {
    if (node.type === 'ImportDeclaration') {
      for (const specifier of node.specifiers) {
        const local = specifier.local.name;
        const isType = node.importKind === 'type' || Object(specifier).importKind === 'type';
        const { name = 'default' } = Object(Object(specifier).imported);
        const code = name === local ? local : name === 'default' ? local : `${name} as ${local}`;
        const mark = isType ? 'type ' : '';
        const written = name === 'default' ? `default ${local}` : `${mark}${code}`;
        imports.push([local, { module: node.source.value, name, code: written }]);
      }
      continue;
    }
    const declared = Object(node).declaration ?? node;
    const code = text.slice(declared.start, declared.end);
    const references = listReferences(declared);
    const names = declared.declarations ?? [declared];
    for (const { id } of names) if (id?.name) statements.push([id.name, { code, references }]);
  }
  return { statements: new Map(statements), imports: new Map(imports) };
}

function parse(path: string, text: string) {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error)
    throw new UserError(`The code of a story in ${path} cannot be parsed: ${error.message}`);
  return program.body;
}

/** The names that code refers to: no names of properties, attributes and keys. */
function listReferences(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const child of node) listReferences(child, found);
  if (!isRecord(node)) return found;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') found.add(String(node.name));
  const skipped = SKIPPED[String(node.type)];
  for (const [key, child] of Object.entries(node))
    if (key !== skipped || node.computed === true) listReferences(child, found);
  return found;
}

/** The names in nodes that refer to nothing in the file. */
const SKIPPED: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  JSXAttribute: 'name',
  TSPropertySignature: 'key',
};

function without(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  return new Set([...names].filter((other) => other !== name));
}

function formatImport(module: string, names: readonly string[]): string {
  const [main] = names.filter((name) => name.startsWith('default '));
  const others = names.filter((name) => name !== main).sort();
  const parts = [main?.replace('default ', ''), others.length > 0 && `{ ${others.join(', ')} }`];
  return `import ${parts.filter(Boolean).join(', ')} from '${module}';`;
}

/**
 * Storybook keeps the brackets around an element that it puts between tags, where they are text, and
 * drops the space behind an element in a sentence.
 */
function repairText(snippet: string): string {
  return snippet
    .replaceAll(/>\s*\((?=<)/g, '>')
    .replaceAll(/(?<=>)\)(?=<\/)/g, '')
    .replaceAll(/(?<=<\/\w+>)(?=\p{L})/gu, "{' '}");
}

/** Storybook leaves out arguments that a story spreads, and names them. Those of another story are its own. */
function addSpreads(snippet: string, component: string, warning: string): string {
  const spreads = [...warning.matchAll(/`(\.\.\..+?)`(?=,| could)/g)].flatMap(([, spread = '']) =>
    snippet.includes(spread) || spread.endsWith('.args') ? [] : ` {${spread}}`,
  );
  return snippet.replace(`<${component}`, (tag) => tag + spreads.join(''));
}

/** An application has no spies. */
function replaceSpies(code: string): string {
  return code.replaceAll(/\bfn\(\)/g, '() => {}').replaceAll(/\bfn\((?=\S)/g, '(');
}
