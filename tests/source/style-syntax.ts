import type { SyntaxNode } from './syntax.ts';

/** Styles are objects in a `styled()` call, in a function of the theme, or in a style attribute. */
export function isStyle(node: SyntaxNode): boolean {
  if (node.type === 'JSXAttribute') {
    return /^(sx|style|styles)$/.test(String((node.name as SyntaxNode).name));
  }
  if (node.type === 'CallExpression') {
    const callee = node.callee as SyntaxNode;
    return (callee.callee as SyntaxNode | undefined)?.name === 'styled';
  }
  return /Function/.test(node.type) && JSON.stringify(node.params).includes('"name":"theme"');
}

/** Syntax around a value before its property: `-1`, `a ? 1 : 2`, `{1}`. */
const WRAPPING = /^(?:(?:Unary|Logical|Conditional)Expression|JSXExpressionContainer)$/;

/** The name of the object property or attribute whose value a node is or is part of; '' if there is none. */
export function propertyAbove(above: readonly SyntaxNode[]): string {
  const holder = above.find(({ type }) => !WRAPPING.test(type));
  if (holder?.type === 'Property') return nameOf(holder.key as SyntaxNode);
  if (holder?.type === 'JSXAttribute') return nameOf(holder.name as SyntaxNode);
  return '';
}

function nameOf(key: SyntaxNode): string {
  return String(key.name ?? key.value ?? '');
}
