import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../tools/project/paths.ts';
import { listComponentFolders } from '../guidance/component-folders.ts';
import { readProps } from './read-props.ts';

const FILES = listComponentFolders().map((folder) => join(folder, `${basename(folder)}.tsx`));

describe.each(FILES)('%s', (file) => {
  test('says of every prop what it is for and what it takes', () => {
    const [component] = readProps(join(ROOT, file)).filter(
      ({ displayName }) => displayName === basename(file, '.tsx'),
    );
    const props = Object.entries(component?.props ?? {});
    const undescribed = props.filter(([, { description }]) => !description);
    expect(Object.fromEntries(undescribed), 'Write a comment above each').toEqual({});
    const untyped = props.filter(([, { tsType }]) => !tsType || /^(unknown)?$/.test(tsType.name));
    expect(Object.fromEntries(untyped)).toEqual({});
    // What a prop of MUI takes, MUI's own pages say.
    const borrowed = props.filter(
      ([name, { tsType }]) => !/^on/.test(name) && /\w'\]$/.test(`${tsType?.name}`),
    );
    expect(Object.fromEntries(borrowed), 'The type of another prop is written out').toEqual({});
  });
});

describe('the reading of a component', () => {
  const source = `
    import type { ComponentProps } from 'react';
    interface TagProps extends ComponentProps<'span'> {
      /** Where it stands. */
      place?: 'start' | 'end';
      size?: 'small';
      items: readonly string[];
      note?: string | undefined;
    }
    export function Tag(props: TagProps) {
      const { place = 'end', ...rest } = props;
      return <span {...rest}>{place}</span>;
    }`;
  const [tag] = readProps(join(ROOT, 'design-system/Tag.tsx'), source);

  test('finds defaults in its body and the element that takes the rest', () => {
    expect(tag?.props?.place?.defaultValue).toEqual({ value: "'end'", computed: false });
    expect(tag?.element).toBe('span');
  });

  test('writes out the type of a prop of another component of ours', () => {
    const [accordion] = readProps(join(ROOT, 'design-system/disclosure/Accordion/Accordion.tsx'));
    expect(accordion?.props).toMatchObject({
      headingLevel: { tsType: { raw: "'h2' | 'h3' | 'h4'" } },
      size: {
        description: expect.stringContaining('as large as labels'),
        tsType: { name: 'union', elements: [{ value: "'small'" }, { value: "'medium'" }] },
      },
    });
  });

  test('writes types without what says nothing to a caller', () => {
    expect(tag?.props).toMatchObject({
      place: { description: 'Where it stands.', tsType: { raw: "'start' | 'end'" } },
      size: { tsType: { name: 'union', elements: [{ value: "'small'" }] } },
      items: { tsType: { raw: 'string[]' } },
      note: { required: false, tsType: { name: 'string' } },
    });
  });
});
