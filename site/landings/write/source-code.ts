/** A piece of TypeScript: a finished expression, a list, or an object. */
export type Code = string | readonly Code[] | ObjectCode;

/** The properties of an object in their order; a spread has no name. */
export interface ObjectCode {
  properties: readonly Property[];
}

export interface Property {
  name?: string;
  code: Code;
}

/** Plain data as code: strings in single quotes, thousands apart, what is undefined left out. */
export function codeOf(value: unknown): Code {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return withThousandsApart(value);
  if (Array.isArray(value)) return value.map(codeOf);
  if (typeof value === 'object' && value !== null)
    return {
      properties: Object.entries(value).flatMap(([name, part]) =>
        part === undefined ? [] : [{ name, code: codeOf(part) }],
      ),
    };
  return String(value);
}

/** A string as the project's formatter writes it. */
export function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return text.includes("'") && !text.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll("'", "\\'")}'`;
}

/**
 * Lays code out in lines of up to 100 characters, as the formatter does: what fits is on one line.
 * @param before how much of its line is taken already
 */
export function layOut(code: Code, before = 0, depth = 0): string {
  const flat = onOneLine(code);
  if (typeof code === 'string' || before + flat.length < LINE_WIDTH) return flat;
  const parts = isList(code) ? code.map((part): Property => ({ code: part })) : code.properties;
  const [open, close] = isList(code) ? ['[', ']'] : ['{', '}'];
  const indent = INDENT.repeat(depth + 1);
  const lines = parts.map((part) => {
    const start = `${indent}${startOf(part)}`;
    return `${start}${layOut(part.code, start.length, depth + 1)},`;
  });
  return [open, ...lines, `${INDENT.repeat(depth)}${close}`].join('\n');
}

const LINE_WIDTH = 100;
const INDENT = '  ';

function onOneLine(code: Code): string {
  if (typeof code === 'string') return code;
  if (isList(code)) return `[${code.map(onOneLine).join(', ')}]`;
  const parts = code.properties.map((part) => `${startOf(part)}${onOneLine(part.code)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

function startOf({ name }: Property): string {
  if (name === undefined) return '';
  return /^[A-Za-z_]\w*$/.test(name) ? `${name}: ` : `${quoted(name)}: `;
}

function isList(code: Exclude<Code, string>): code is readonly Code[] {
  return Array.isArray(code);
}

function withThousandsApart(value: number): string {
  return String(value).replace(/^-?\d+/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, '_'));
}
