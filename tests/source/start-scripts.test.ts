import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/project/paths.ts';
import { readSources } from '../../tools/source/imports.ts';

const EVERYWHERE = 'site/layout/start-components.ts';

/** What starts the little scripts of components, in each place that shows components. */
const PLACES = {
  pages: [EVERYWHERE, 'site/start.ts'],
  stories: [EVERYWHERE, 'site/layout/start-every-component.ts'],
  'the preview of the Composer': [
    EVERYWHERE,
    'site/layout/start-every-component.ts',
    'composer/preview/PreviewPage.tsx',
  ],
};

/** Scripts that one of these places does without, each with the reason. */
const WITHOUT: Record<string, string> = {
  'startCarousels in pages': 'no page has a carousel',
  'startRelativeDates in stories': 'a story looks the same on every day',
};

const scripts = readSources(ROOT, ['design-system']).flatMap(({ text }) =>
  [...text.matchAll(/^export function (start\w+)\(page: Document\)/gm)].map(
    ([, name = '']) => name,
  ),
);

test.each(Object.entries(PLACES))(
  'the script of every component is started in %s',
  (place, files) => {
    const source = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('');
    const missing = scripts.filter((name) => !source.includes(`${name}(`));
    const allowed = missing.filter((name) => `${name} in ${place}` in WITHOUT);
    expect(missing).toEqual(allowed);
    expect(scripts.length).toBeGreaterThan(4);
  },
);
