import { isStyle, propertyAbove } from './style-syntax.ts';
import type { SyntaxNode } from './syntax.ts';

/** The replacement of a spacing that is not a step of the scale. */
export const SPACE =
  'a step of the scale: theme.vars.space.xxs … xxxl; inside a line of text, ems(n)';

/** Properties that can only be meant for a style. */
const CSS_SPACING =
  /^(?:(?:padding|margin|scrollPadding|scrollMargin)(?:[A-Z]|$)|(?:row|column)Gap$)/;
/** Properties that can also be a part of data, and their short forms in MUI. */
const ANY_SPACING =
  /^(?:gap|inset(?:Block|Inline)?(?:Start|End)?|top|right|bottom|left|[pm][trblxy]?|(?:row|column)?[sS]pacing)$/;
/** Properties whose value is a size: it may be what remains beside a distance on either side. */
const SIZE = /^(?:(?:min|max)?(?:Inline|Block)Size|inlineSize|blockSize|grid\w+)$/;

/** Whether a style property or attribute is a distance between things. */
export function isSpacing(property: string): boolean {
  return CSS_SPACING.test(property) || ANY_SPACING.test(property);
}

/** Whether a number that belongs to a property is a distance: in px, or in multiples of MUI's unit. */
export function isSpacingNumber(property: string, above: readonly SyntaxNode[]): boolean {
  if (CSS_SPACING.test(property)) return true;
  const holder = above.find(({ type }) => /^(?:Property|JSXAttribute)$/.test(type));
  return ANY_SPACING.test(property) && (holder?.type === 'JSXAttribute' || above.some(isStyle));
}

/** `theme.spacing()`, and multiples or negatives of a step other than `calc(-1 * …)`. */
export function misusedSpacing(node: SyntaxNode, above: readonly SyntaxNode[]): [string, string][] {
  if (node.type === 'CallExpression') {
    const callee = node.callee as SyntaxNode;
    return nameOfMember(callee) === 'spacing' ? [['spacing(…)', SPACE]] : [];
  }
  if (SIZE.test(propertyAbove(above))) return [];
  const steps = node.type === 'TemplateLiteral' ? scaledInTemplate(node) : scaledInCode(node);
  return steps.map((step) => [`a multiple of space.${step}`, SPACE]);
}

/** The steps in `calc(2 * ${step})`, `calc(${step} / 2)` or `-${step}`. */
function scaledInTemplate({ quasis, expressions }: SyntaxNode): string[] {
  const texts = (quasis as SyntaxNode[]).map(({ value }) => (value as { cooked: string }).cooked);
  return (expressions as SyntaxNode[]).flatMap((expression, index) => {
    const before = (texts[index] ?? '').replace(/(?:^|\()-1 \* $/, '');
    const isScaled = /(?:[*/] ?|-)$/.test(before) || /^ ?[*/]/.test(texts[index + 1] ?? '');
    const step = stepOf(expression);
    return step && isScaled ? [step] : [];
  });
}

/** The steps in `2 * step` or `-step`, which compile where a step is a number. */
function scaledInCode({ type, left, right, argument }: SyntaxNode): string[] {
  if (!/^(?:Binary|Unary)Expression$/.test(type)) return [];
  return [left, right, argument].flatMap((operand) => stepOf(operand as SyntaxNode) ?? []);
}

/** `m` for `theme.vars.space.m` and `space.m`. */
function stepOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type !== 'MemberExpression') return undefined;
  return nameOfMember(node.object as SyntaxNode) === 'space' ? nameOfMember(node) : undefined;
}

function nameOfMember(node: SyntaxNode): string {
  const name = node.type === 'MemberExpression' ? (node.property as SyntaxNode) : node;
  return String(name.name ?? name.value ?? '');
}
