import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../tools/project/paths.ts';

const FILES = globSync('stories/**/*.stories.tsx', { cwd: ROOT }).sort();

/** What changes a story: then only its play makes the state that it is about. */
const ACTS =
  /userEvent\.|fireEvent\.|\.click\(\)|\.focus\(\)|scrollTo\(|scroll(Top|Left) = [^0]|\.open = /;

/** Pages of documentation run no play, but in a document of its own. */
const NOT_IN_A_PAGE = /!(autodocs|dev)'|inline: false/;

describe.each(FILES)('%s', (file) => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const [meta = '', ...stories] = source.split(/^export const (?=\w+ = meta\.story\()/m);

  test('shows no story in a page whose state only its play makes', () => {
    const untrue = stories.filter((story) => {
      const [own = ''] = story.split(/^\}?\);$/m);
      const play = own.slice(own.search(/^ {2}play: /m));
      return ACTS.test(play) && !NOT_IN_A_PAGE.test(own) && !/tags: \['!autodocs'/.test(meta);
    });
    const names = untrue.map((story) => `${basename(file)}: ${/^\w+/.exec(story)?.[0]}`);
    expect(
      names,
      "Make the state by args and test it in another story, `tags: ['!dev', '!autodocs']`",
    ).toEqual([]);
  });

  test('gives the parameters of a described meta as an object', () => {
    // Storybook writes the description into it, or else a second object that replaces what stands there.
    expect(meta).not.toMatch(/\*\/\nconst meta = (?:(?!\n\}\);).)*\n {2}parameters: [^{]/s);
  });
});
