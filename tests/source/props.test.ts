import { expect, test } from 'vitest';
import { ROOT } from '../../tools/project/paths.ts';
import { isTest, readSources, type SourceFile } from '../../tools/source/imports.ts';
import { walk } from './syntax.ts';

/** Props that only stories give, each with the reason. */
const ONLY_IN_STORIES: Readonly<Record<string, string>> = {
  'site/sections/Reviews/Reviews.tsx: written': 'no widget of a brand is empty today',
};

test('every prop is given by somebody; those of the design system are promised to applications', () => {
  const rooms = ['design-system', 'site', 'composer', 'visual', '.storybook'];
  const files = readSources(ROOT, rooms).filter(
    ({ path }) => /\.tsx?$/.test(path) && !isTest(path),
  );
  const isGiven = (name: string) =>
    files.some(({ text }) => text.includes(` ${name}={`)) ||
    files.some((file) => file.text.includes(name) && listGiven(file).includes(name));
  const idle = files
    .filter(
      ({ path, text }) => !path.startsWith('design-system/') && /interface \w*Props/.test(text),
    )
    .flatMap((file) =>
      listProps(file)
        .filter((name) => !isGiven(name))
        .map((name) => `${file.path}: ${name}`),
    );
  expect(idle, 'Remove what nobody gives').toEqual(Object.keys(ONLY_IN_STORIES));
});

test('a prop that is declared, and given only in part, is found', () => {
  const text = `interface TagProps { place: string; size?: string; tone: string }
    const spread = { tone: 'calm' };
    const tag = <Tag place="end" {...spread} />;`;
  const file = { path: 'Tag.tsx', text };
  expect(listProps(file)).toEqual(['place', 'size', 'tone']);
  expect(listGiven(file)).toEqual(['tone', 'place']);
});

/** The names in what components take, `…Props`. */
function listProps(file: SourceFile): string[] {
  const names: string[] = [];
  walk(file, ({ type, key }, above) => {
    const [, declaration] = above;
    const isOfProps =
      declaration?.type === 'TSInterfaceDeclaration' && /Props$/.test(nameOf(declaration.id));
    if (type === 'TSPropertySignature' && isOfProps) names.push(nameOf(key));
  });
  return names;
}

/** The names of attributes, and those in objects, which may be spread into attributes. */
function listGiven(file: SourceFile): string[] {
  const names: string[] = [];
  walk(file, ({ type, name, key }, [parent]) => {
    if (type === 'JSXAttribute') names.push(nameOf(name));
    if (type === 'Property' && parent?.type === 'ObjectExpression') names.push(nameOf(key));
  });
  return names;
}

function nameOf(node: unknown): string {
  return String(Object(node).name ?? '');
}
