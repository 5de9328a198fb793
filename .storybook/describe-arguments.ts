import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { mapValues } from '../lib/objects.ts';
import type { Field, GroupField } from '../site/sections/field.ts';
import { isSectionKind, SECTIONS } from '../site/sections/sections.ts';
import type { PropsOfComponent } from './docgen/read-props.ts';
import { listFieldRows } from './guidance/field-rows.ts';
import { ICON_CONTROL, ICON_SLOT_CONTROL } from './icon-control.tsx';

/**
 * Rows of a table of arguments: what is chosen has a list, what is written a field, and what only code
 * can pass says so by its type. Nodes are slots; all attributes of the element are one row.
 */
export const describeArguments: ArgTypesEnhancer = (context) => {
  const { argTypes, initialArgs, component } = context;
  const slots = initialArgs.children === undefined ? {} : { children: CHILDREN };
  const fields = describeFields(context.title);
  const rows = mapValues<string, StrictInputType, StrictInputType>(
    // Storybook would add the rows of what only stories set, but after this.
    { ...mapValues(initialArgs, () => ({})), ...slots, ...argTypes },
    (row, name) => describe(addField(row, fields.get(name)), initialArgs[name]),
  );
  const element = readElement(component);
  return element ? { ...rows, attributes: describeRest(element) } : rows;
};

/** Where the type of a component is that of its element, its children are in no list. */
const CHILDREN: StrictInputType = {
  name: 'children',
  type: { name: 'node', renderer: 'react' },
};

const NONE = { disable: true } as const;

function describe(row: StrictInputType, value: unknown): StrictInputType {
  const { name: type = '', value: options, raw = '' } = Object(row.type);
  const { summary = '' } = row.table?.type ?? {};
  if (!type && !summary) return describe(withType(row, typeof value), value);
  if (row.name === 'children' || /\bReactNode$/.test(summary)) return describeSlot(row, value);
  if (Object(row.control).disable) return row;
  if (type === 'enum' && Array.isArray(options)) {
    const written = options.map((option) => JSON.stringify(option)).join(' | ');
    return { ...withType(row, written), control: { type: 'select' } };
  }
  if (row.options) return row;
  if (type === 'boolean') return withDefault(row);
  const isWritten = /^(Array|signature|union)$/.test(summary) || type === 'other';
  const typed = isWritten && raw ? withType(row, raw) : row;
  if (summary === 'IconNode') return { ...typed, ...ICON_CONTROL };
  if (hasOwnControl(type)) return typed;
  // Lists and groups are written in code, and those of landings in the Composer: nobody writes JSON by hand.
  return { ...typed, control: typeof value === 'string' ? { type: 'text' } : NONE };
}

/** What stands in a component: its words can be written in the table, an icon chosen, other elements only passed in code. */
function describeSlot(row: StrictInputType, value: unknown): StrictInputType {
  const isText = typeof value === 'string';
  const isIcon = /Icon$/.test(row.name ?? '');
  return {
    ...row,
    description: row.description || 'What stands in it.',
    control: isText ? { type: 'text' } : NONE,
    ...(isIcon && ICON_SLOT_CONTROL),
    table: { ...row.table, type: { summary: isText ? 'string' : 'ReactNode' }, category: 'Slots' },
  };
}

function describeRest(element: string): StrictInputType {
  return {
    name: '…',
    description: `All other attributes of \`<${element}>\` go to the root, \`className\` and \`ref\` too.`,
    control: NONE,
    table: { type: { summary: `ComponentProps<'${element}'>` }, category: 'Attributes' },
  };
}

/** What is left out is false. */
function withDefault(row: StrictInputType): StrictInputType {
  if (row.type?.required || row.table?.defaultValue) return row;
  return { ...row, table: { ...row.table, defaultValue: { summary: 'false' } } };
}

function withType(row: StrictInputType, summary: string): StrictInputType {
  return { ...row, table: { ...row.table, type: { summary } } };
}

function hasOwnControl(type: string): boolean {
  return ['string', 'number', 'boolean', 'function', 'enum'].includes(type);
}

/** What the schema of a section says of the fields of a landing that its stories take as arguments. */
function describeFields(title: string): ReadonlyMap<string, Partial<StrictInputType>> {
  const [, section = ''] = /^Sections\/(\w+)$/.exec(title) ?? [];
  const kind = section.slice(0, 1).toLowerCase() + section.slice(1);
  if (!isSectionKind(kind)) return new Map();
  const schema: GroupField = SECTIONS[kind].schema;
  return new Map(
    listFieldRows(schema).map(({ name, about, label, takes }) => [
      name,
      {
        description: about || label,
        table: { type: { summary: takes } },
        ...describeChoice(schema.fields[name]),
      },
    ]),
  );
}

function describeChoice(field?: Field): Partial<StrictInputType> {
  if (field?.type === 'optional') return describeChoice(field.of);
  return field?.type === 'choice' ? { options: field.values, control: { type: 'select' } } : {};
}

function addField(row: StrictInputType, field: Partial<StrictInputType> = {}): StrictInputType {
  return { ...row, ...field, table: { ...row.table, ...field.table } };
}

function readElement(component: unknown): string | undefined {
  const { __docgenInfo: info }: { __docgenInfo?: PropsOfComponent } = Object(component);
  return info?.element;
}
