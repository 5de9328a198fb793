import { expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { findSource } from './find-source.ts';

test('of a file that is read too early, all files are named that import each other', async () => {
  const root = await createFolder({
    'site/Costs.tsx': "import { double } from './double.ts';\nexport const least = double + 1;\n",
    'site/double.ts': "import { least } from './Costs.tsx';\nexport const double = least * 2;\n",
    'site/page.ts': "import './Costs.tsx';\n",
  });
  const output = `ReferenceError: Cannot access 'least' before initialization
    at file://${root}/site/double.ts:2:23
    at ModuleJob.run (node:internal/modules/esm/module_job:569:25)`;
  expect(
    findSource(output, root),
  ).toBe(`site/double.ts:2: ReferenceError: Cannot access 'least' before initialization
site/Costs.tsx, site/double.ts import each other in a circle, so one of them is read before it is whole. Move what they share into a file of its own.`);
});
