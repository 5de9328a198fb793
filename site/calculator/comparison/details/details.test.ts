import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../../../lib/objects.ts';
import { layerAnchor } from './addresses.ts';
import { LAYERS } from './details.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const stories = readFileSync(join(ROOT, 'stories/sections/CalculatorDetails.stories.tsx'), 'utf8');
const loaders = readFileSync(join(import.meta.dirname, 'layers.ts'), 'utf8');

describe.each(keysOf(LAYERS))('the layer %s', (key) => {
  it('has a story of its own', () => {
    const [, file] =
      new RegExp(`${key}: async \\(\\) => \\(await import\\('\\./(\\w+)`).exec(loaders) ?? [];
    expect(globSync(`${file}.tsx`, { cwd: import.meta.dirname })).toHaveLength(1);
    expect(stories, `Show <${file}> in a story`).toMatch(new RegExp(`<${file}[ />]`));
  });

  it('has an anchor that needs no escaping', () => {
    expect(layerAnchor(key)).toMatch(/^[a-z-]+$/);
  });
});
