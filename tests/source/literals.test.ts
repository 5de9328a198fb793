import { describe, expect, test } from 'vitest';
import { ROOT } from '../../tools/project/paths.ts';
import { isTest, readSources } from '../../tools/source/imports.ts';
import { ALLOWED_LITERALS, type AllowedLiteral } from './allowed-literals.ts';
import { type Literal, literalsIn } from './literals.ts';

const files = readSources(ROOT, ['design-system', 'site', 'stories']).filter(
  ({ path }) => !isTest(path),
);
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
    ["const a = styled('p')({ inlineSize: 12 });", 'inlineSize: 12'],
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

/* biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is source code */
describe('the search for spacing that is no step of the scale', () => {
  test.each([
    ['const a = theme.spacing(2);', 'spacing(…)'],
    ['const { spacing } = useTheme(); const a = spacing(1, 2);', 'spacing(…)'],
    ["const a = { padding: '12px' };", 'padding: 12px'],
    ["const a = { marginBlock: wide ? '1rem' : 0 };", 'marginBlock: 1rem'],
    ["const a = { gap: '0 2ch' };", 'gap: 2ch'],
    ["const a = { insetInlineStart: '0.25em' };", 'insetInlineStart: 0.25em'],
    ["const a = { scrollMarginBlockEnd: '10vh' };", 'scrollMarginBlockEnd: 10vh'],
    ['const a = { columnGap: `${count}px` };', 'columnGap: ${…}px'],
    ['const a = { paddingInline: 12 };', 'paddingInline: 12'],
    ["const a = styled('p')(({ theme }) => ({ insetBlockStart: -4 }));", 'insetBlockStart: -4'],
    ["const a = styled('p')({ gap: wide ? 24 : 0 });", 'gap: 24'],
    ['const a = <Typography sx={{ px: 2 }} />;', 'px: 2'],
    ['const a = <Grid rowSpacing={3} />;', 'rowSpacing: 3'],
    ['const a = { padding: `calc(2 * ${theme.vars.space.m})` };', 'a multiple of space.m'],
    ['const half = `calc(${space.m} / 2)`;', 'a multiple of space.m'],
    ['const a = { margin: `0 calc(-2 * ${space.xs})` };', 'a multiple of space.xs'],
    ['const a = { margin: `-${space.xs}` };', 'a multiple of space.xs'],
    ['const a = { gap: 2 * theme.space.s };', 'a multiple of space.s'],
    ['const a = { margin: -theme.space.s };', 'a multiple of space.s'],
  ])('finds %s', (text, literal) => {
    const found = literalsIn({ path: 'a.tsx', text });
    expect(found.map(({ text }) => text)).toEqual([literal]);
  });

  test.each([
    'const a = { padding: theme.vars.space.m, gap: `${space.xs} ${space.m}`, marginInline: ems(0.2) };',
    'const a = { marginInlineEnd: `calc(-1 * ${theme.vars.space.s})` };',
    "const a = { padding: 0, margin: '0 auto', inset: '-20% 0', insetInlineStart: `${100 - x}%` };",
    'const a = { maxInlineSize: `calc(100% - 2 * ${theme.vars.space.gutter})` };',
    'const a = { paddingBlock: `calc((${size.touch} - ${size.icon}) / 2)` };',
    'const figures = { gap: 671, top: 12, m: 2 };',
  ])('ignores %s', (text) => {
    expect(literalsIn({ path: 'a.tsx', text })).toEqual([]);
  });
});
/* biome-ignore-end lint/suspicious/noTemplateCurlyInString: it is source code */

function isAllowed(literal: Literal): boolean {
  return ALLOWED_LITERALS.some((rule) => allows(rule, literal));
}

function allows({ text, file }: AllowedLiteral, literal: Literal): boolean {
  return text.test(literal.text) && (file === undefined || file === literal.file);
}
