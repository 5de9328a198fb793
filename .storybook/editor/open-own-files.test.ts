import { join } from 'node:path';
import { Channel } from 'storybook/internal/channels';
import { OPEN_IN_EDITOR_REQUEST } from 'storybook/internal/core-events';
import { beforeEach, expect, test, vi } from 'vitest';
import { ROOT } from '../../tools/project/paths.ts';
import { openOwnFiles } from './open-own-files.ts';

const open = vi.fn<(request: object) => void>();
const answer = vi.fn<(response: object | undefined) => void>();
let ask: (request: object) => void;

beforeEach(async () => {
  vi.resetAllMocks();
  const transport = {
    setHandler: (handler: (event: object) => void) => {
      ask = (request) => handler({ type: OPEN_IN_EDITOR_REQUEST, from: 'page', args: [request] });
    },
    send: ({ args }: { args: object[] }) => answer(args[0]),
  };
  const channel = new Channel({ transport } as ConstructorParameters<typeof Channel>[0]);
  channel.on(OPEN_IN_EDITOR_REQUEST, open);
  await openOwnFiles(channel);
});

test.each([join(ROOT, 'package.json'), './tests/vitest.config.ts', './package.json:3:7'])(
  'the editor opens %s',
  (file) => {
    ask({ file, line: 1 });
    expect(open).toHaveBeenCalledExactlyOnceWith({ file, line: 1 });
  },
);

test.each(['/etc/hostname', '../../etc/hostname', './no-such-file', undefined, null, { a: 1 }])(
  'the editor does not open %j, and the page is told',
  (file) => {
    ask({ file });
    expect(open).not.toHaveBeenCalled();
    expect(answer).toHaveBeenCalledExactlyOnceWith({
      file,
      error: 'Only files of the project are opened.',
    });
  },
);
