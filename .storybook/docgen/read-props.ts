import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  builtinHandlers,
  builtinResolvers,
  type Documentation,
  makeFsImporter,
  type NodePath,
  parse,
} from 'react-docgen';
import { mapValues } from '../../lib/objects.ts';

/** A component with the props that it adds to those of its element. */
export interface PropsOfComponent extends Documentation {
  /** The element that takes all other attributes, e.g. `button`. */
  element?: string | undefined;
}

/** What the documentation says about the props of the components that a file exports. */
export function readProps(filename: string, source = readFileSync(filename, 'utf8')) {
  return parse(simplify(source), {
    filename,
    resolver,
    handlers,
    importer: makeFsImporter(find),
  }).map(
    (component): PropsOfComponent => ({
      ...component,
      props: {
        ...readInherited(filename, source),
        ...mapValues(listProps(component, source), (prop) => resolve(prop, filename, source)),
      },
      element: /(?:ComponentProps<|TypeMap<\w+, )'(\w+)'>/.exec(source)?.[1],
    }),
  );
}

/** Follows imports of our own code only: it has types, and each names its file. */
function find(path: string, folder: string): string {
  const isOurs = /^\..*\.tsx?$/.test(path);
  // The parser takes an error with this code for an import that has no types to read.
  if (!isOurs) throw Object.assign(new Error(path), { code: 'MODULE_NOT_FOUND' });
  return join(folder, path);
}

/** Without what says nothing to someone who passes a prop. */
function simplify(source: string): string {
  return source.replaceAll(': readonly ', ': ');
}

function listProps({ props = {} }: Documentation, source: string): Props {
  const entries = Object.entries(props).map(([name, written]) => {
    const prop = withoutUndefined(written);
    const { tsType } = prop;
    if (tsType?.name === 'literal' && 'value' in tsType) {
      const union = { name: 'union' as const, raw: tsType.value, elements: [tsType] };
      return [name, { ...prop, tsType: union }] as const;
    }
    if (tsType?.name !== 'unknown') return [name, prop] as const;
    // An alias from elsewhere: its name says more than nothing.
    const [, alias = ''] = new RegExp(`\\b${name}\\??: ([^;]+);`).exec(source) ?? [];
    return [name, { ...prop, tsType: { name: alias } }] as const;
  });
  return Object.fromEntries(entries);
}

type Props = NonNullable<Documentation['props']>;
type Prop = Props[string];

/** A prop that may be left out has the type of what is passed. */
function withoutUndefined(prop: Prop): Prop {
  const { name, raw = '', elements = [] }: Partial<Union> = Object(prop.tsType);
  if (name !== 'union') return prop;
  const [first, ...others] = elements.filter((element) => element.name !== 'undefined');
  if (!first || others.length === elements.length - 1) return prop;
  const left = raw.replace(/ \| undefined$/, '');
  if (others.length > 0)
    return { ...prop, tsType: { name, raw: left, elements: [first, ...others] } };
  // The parser knows no function in brackets.
  const isKnown = first.name !== 'unknown';
  return { ...prop, tsType: isKnown ? first : { name: left.replace(/^\((.*)\)$/s, '$1') } };
}

type Type = NonNullable<Prop['tsType']>;

interface Union {
  name: 'union';
  raw: string;
  elements: Type[];
}

/** What `DisclosureProps['size']` takes says the component whose prop it is. */
function resolve(prop: Prop, filename: string, source: string): Prop {
  const { raw = '' }: Partial<Union> = Object(prop.tsType);
  const [, base = '', name = ''] = /^(\w+)Props\['(\w+)'\]$/.exec(raw) ?? [];
  const tsType = readImported(base, filename, source)[name]?.tsType;
  return tsType ? { ...prop, tsType } : prop;
}

/** The props of a component of ours that a file imports, or the type of whose props it does. */
function readImported(name: string, filename: string, source: string): Props {
  const path = new RegExp(`import \\{[^}]*\\b${name}(?:Props)?\\b[^}]*\\} from '(\\.[^']+)'`).exec(
    source,
  )?.[1];
  if (!name || !path) return {};
  const components = readProps(join(filename, '..', path));
  return components.find(({ displayName }) => displayName === name)?.props ?? {};
}

/** Those of the component that this one is made of, but for the props that it sets itself. */
function readInherited(filename: string, source: string): Props {
  const [, base = '', left = ''] = /Omit<ComponentProps<typeof (\w+)>, ([^>]*)>/.exec(source) ?? [];
  const props = Object.entries(readImported(base, filename, source));
  return Object.fromEntries(props.filter(([name]) => !left.includes(`'${name}'`)));
}

const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 });

/** Reads defaults of `const { size = 'medium' } = props`, too, besides those of the parameter. */
function readDefaultsInBody(
  documentation: { getPropDescriptor(name: string): { defaultValue?: unknown } },
  path: NodePath,
): void {
  path.traverse({
    VariableDeclarator(declarator) {
      const { id, init } = declarator.node;
      if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier') return;
      if (!/^(props|others|rest)$/.test(init.name)) return;
      for (const [at, property] of id.properties.entries()) {
        if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') continue;
        if (property.value.type !== 'AssignmentPattern') continue;
        const value = declarator.get(`id.properties.${at}.value.right`) as NodePath;
        documentation.getPropDescriptor(property.key.name).defaultValue = {
          value: value.toString(),
          computed: false,
        };
      }
    },
  });
}

const handlers = [...Object.values(builtinHandlers), readDefaultsInBody];
