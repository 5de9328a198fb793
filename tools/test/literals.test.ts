import { describe, expect, test } from 'vitest';
import { ALLOWED_LITERALS, type AllowedLiteral } from './allowed-literals.ts';
import { type Literal, literalsIn } from './literals.ts';
import { isTest, sourceFiles } from './source.ts';

const files = sourceFiles('design-system', 'site', 'stories').filter(({ path }) => !isTest(path));
const found = files.flatMap(literalsIn);

describe('colours, sizes, durations and fonts', () => {
  test('are tokens everywhere', () => {
    const wrong = found.filter((literal) => !isAllowed(literal));
    expect(
      wrong.map(
        ({ file, line, text, instead }) => `${file}:${line} writes ${text}. Use ${instead}.`,
      ),
    ).toEqual([]);
  });

  test('have no exception that is no longer needed', () => {
    const unused = ALLOWED_LITERALS.filter(
      (rule) => !found.some((literal) => allows(rule, literal)),
    );
    expect(unused).toEqual([]);
  });
});

describe('the search for literals', () => {
  test.each([
    ["const a = { color: '#fff' };", '#fff'],
    ["const a = { boxShadow: '0 1px rgba(0, 0, 0, 0.1)' };", 'rgba('],
    ["const a = { borderColor: 'tomato' };", 'tomato'],
    ['const a = <path fill="white" />;', 'white'],
    ["const a = { width: 'calc(100% - 12px)' };", '12px'],
    ["const a = { maxWidth: '60ch' };", '60ch'],
    ["const a = '(min-width: 600px)';", '600px'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
    ['const a = `${size}rem`;', '${…}rem'],
    ["const a = styled('p')({ paddingInline: 12 });", 'paddingInline: 12'],
    ["const a = styled('p')(({ theme }) => ({ insetBlockStart: -4 }));", 'insetBlockStart: -4'],
    ["const a = { transition: 'opacity 200ms' };", '200ms'],
    ['setTimeout(close, 400);', 'setTimeout(…, 400)'],
    ["const a = { fontFamily: 'Inter' };", 'Inter'],
    ['const a = { fontWeight: 600 };', 'fontWeight: 600'],
  ])('finds %s', (text, literal) => {
    const found = literalsIn({ path: 'a.tsx', text });
    expect(found.map(({ text }) => text)).toContain(literal);
  });

  test.each([
    "const a = { href: '#faq', width: '100%', inset: 0, animationDuration: '0s', flex: '1 1 0' };",
    "const a = { gridTemplateColumns: '1fr 2fr', rotate: '45deg', color: 'currentColor' };",
    'const a = <svg width={24} viewBox="0 0 24 24"><path d="M0 26 Q12 15 26 24" /></svg>;',
    "const a = { kind: 'linen', tone: 'sand', title: 'comparison.5years' };",
    "import a from '../checks/1px.ts';",
  ])('ignores %s', (text) => {
    expect(literalsIn({ path: 'a.tsx', text })).toEqual([]);
  });
});

function isAllowed(literal: Literal): boolean {
  return ALLOWED_LITERALS.some((rule) => allows(rule, literal));
}

function allows({ text, file }: AllowedLiteral, literal: Literal): boolean {
  return text.test(literal.text) && (file === undefined || file === literal.file);
}
