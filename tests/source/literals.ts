import { lineAt, type SourceFile } from '../../tools/source/imports.ts';
import { isSpacing, isSpacingNumber, misusedSpacing, SPACE } from './spacing.ts';
import { isStyle, propertyAbove } from './style-syntax.ts';
import { type SyntaxNode, walk } from './syntax.ts';

/** A design value written into code instead of referenced by a token. */
export interface Literal {
  file: string;
  line: number;
  text: string;
  /** The replacement to write. */
  instead: string;
}

const COLOUR = 'a colour role: theme.vars.color.*';
const SIZE = 'theme.vars.size.*, theme.breakpoints.*, or a new token';
const TIME = 'theme.vars.time.* in styles, theme.transitions.duration.* in scripts';
const FONT = 'a type style: ...theme.typography.<style>';

const COLOUR_CODE = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/i;
const COLOUR_FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix|color)\(/;
const LENGTH =
  /(?<![\w#.-])-?(?:\d*\.)?\d+(?:px|r?em|r?ex|r?ch|r?lh|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|pt|cm|mm|in)(?![\w-])/;
const DURATION = /(?<![\w#.-])(?:\d*\.)?\d+m?s(?![\w-])/;
/** A unit directly after `${…}`. */
const UNIT_AFTER_VALUE = /^(?:px|r?em|r?ch|[sld]?v[whib]|cq[wi]|m?s)(?![\w-])/;
const ZERO = /^-?0(?:\.0+)?\D+$/;

const COLOUR_PROPERTY = /color|background|fill|stroke|border|outline|shadow/i;
const LENGTH_PROPERTY =
  /^(?:width|height|(?:min|max)(?:Width|Height|InlineSize|BlockSize)|inlineSize|blockSize|fontSize|letterSpacing|borderRadius|borderWidth|outlineOffset|flexBasis)/;
/** Functions whose second argument is a delay. */
const DELAYING = ['setTimeout', 'setInterval'];

/** All literal colours, sizes, durations and fonts of a file, in source order. */
export function literalsIn(file: SourceFile): Literal[] {
  const found: Literal[] = [];
  const report = (node: SyntaxNode, text: string, instead: string) =>
    found.push({ file: file.path, line: lineAt(file.text, node.start), text, instead });

  walk(file, (node, above) => {
    const wrong = [...misusedSpacing(node, above), ...suspects(node, above)];
    for (const [text, instead] of wrong) report(node, text, instead);
  });
  return found;
}

function suspects(node: SyntaxNode, above: readonly SyntaxNode[]): [string, string][] {
  if (node.type === 'TemplateElement') {
    const text = (node.value as { cooked: string }).cooked;
    const parts = above[0]?.quasis as SyntaxNode[] | undefined;
    const unit = parts?.[0] === node ? undefined : UNIT_AFTER_VALUE.exec(text)?.[0];
    const property = propertyAbove(above.slice(1));
    return [...inText(text, property), ...(unit ? [unitAfterValue(unit, property)] : [])];
  }
  if (node.type !== 'Literal' || isModuleName(above)) return [];
  if (typeof node.value === 'string') {
    const property = propertyAbove(above);
    return [...inText(node.value, property), ...named(node.value, property)];
  }
  return typeof node.value === 'number' && node.value !== 0 ? bareNumber(node.value, above) : [];
}

function inText(text: string, property: string): [string, string][] {
  const rules: [RegExp, (match: string) => [string, string]][] = [
    [COLOUR_CODE, (match) => [match, COLOUR]],
    [COLOUR_FUNCTION, (match) => [match, COLOUR]],
    [LENGTH, (match) => length(match, property)],
    [DURATION, (match) => [match, TIME]],
  ];
  return rules.flatMap(([rule, found]) =>
    [...text.matchAll(new RegExp(rule, `${rule.flags}g`))]
      .map(([match]) => match)
      .filter((match) => !ZERO.test(match))
      .map(found),
  );
}

function unitAfterValue(unit: string, property: string): [string, string] {
  const text = `\${…}${unit}`;
  return /^m?s$/.test(unit) ? [text, TIME] : length(text, property);
}

/** A spacing names its property, so that no rule for a size allows it. */
function length(text: string, property: string): [string, string] {
  return isSpacing(property) ? [`${property}: ${text}`, SPACE] : [text, SIZE];
}

/** Named colours in properties that take a colour, and font names. */
function named(text: string, property: string): [string, string][] {
  if (property === 'fontFamily') return [[text, FONT]];
  if (!COLOUR_PROPERTY.test(property)) return [];
  return text
    .split(/[\s,()]+/)
    .filter((word) => COLOUR_NAMES.has(word.toLowerCase()))
    .map((word) => [word, COLOUR]);
}

/** Numbers that a style interprets as pixels or as a font weight, and delays. */
function bareNumber(value: number, above: readonly SyntaxNode[]): [string, string][] {
  const property = propertyAbove(above);
  const sign = above[0]?.type === 'UnaryExpression' ? '-' : '';
  if (property === 'fontWeight') return [[`fontWeight: ${value}`, FONT]];
  if (isSpacingNumber(property, above)) return [[`${property}: ${sign}${value}`, SPACE]];
  if (LENGTH_PROPERTY.test(property) && above.some(isStyle)) {
    return [[`${property}: ${sign}${value}`, SIZE]];
  }
  const call = above[0];
  const callee = (call?.callee as SyntaxNode | undefined)?.name;
  return DELAYING.includes(String(callee)) ? [[`${callee}(…, ${value})`, TIME]] : [];
}

function isModuleName(above: readonly SyntaxNode[]): boolean {
  return /^(Import|Export)/.test(above[0]?.type ?? '');
}

/** CSS's named colours. System colours, `currentColor` and `transparent` are not design choices. */
const COLOUR_NAMES = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
  brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue
  darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange
  darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise
  darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen
  fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred
  indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen
  lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta
  maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
  mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin
  navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
  paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red
  rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
  slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white
  whitesmoke yellow yellowgreen`.split(/\s+/),
);
