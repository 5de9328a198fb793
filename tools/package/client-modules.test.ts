import { expect, test } from 'vitest';
import { isForClient } from './client-modules.ts';

test.each([
  ['a hook of React', ['react'], ''],
  ['a hook of ours', ['./useNotation.js'], 'const { format } = useNotation(notation);'],
  ['a handler', ['react/jsx-runtime'], 'jsx("button", { onClick: ignore })'],
  ['styles', ['@emotion/styled'], 'var Root = styled("div")({});'],
  ['styles by MUI', ['@mui/material/styles'], 'var Root = styled(Link)({});'],
  ["a component of MUI's", ['@mui/material/Typography'], ''],
])('%s is for the client', (_, imports, code) => {
  expect(isForClient('/design-system/text/Text/Text.tsx', imports, code)).toBe(true);
});

test.each([
  ['the theme', ['./palette.js', '@mui/material/styles'], 'const theme = createTheme(base);'],
  ['an icon', ['lucide'], 'var Check = [["path", { d: "M20 6 9 17" }]];'],
  ['colours by what they stand on', [], 'var color = { onDark: "white", onSun: "black" };'],
  ['what only passes on its children', ['react/jsx-runtime'], 'jsx(Strip, { children })'],
])('%s is for either side', (_, imports, code) => {
  expect(isForClient('/design-system/theme.ts', imports, code)).toBe(false);
});

test('the functions of a variant stay where their table runs', () => {
  expect(isForClient('/design-system/tables/Table/variants/bars.ts', [], '')).toBe(true);
});
