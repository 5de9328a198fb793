import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { PROGRAM_ENV } from '../../tools/process/run.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { findFreePort, LOOPBACK } from '../../tools/serve/listen.ts';

/** The workbench starts with an empty cache, on a machine that may have much else to do. */
const PATIENCE = 180_000;

test('a coding assistant that asks for a component gets its guidance, props and an example', {
  timeout: PATIENCE,
}, async () => {
  const port = await startWorkbench();
  const ask = (name: string, args: object) => call(port, name, args);
  await expect.poll(() => ask('docs-list', {}), { timeout: PATIENCE }).toContain('Button');

  const button = await ask('docs-show', { id: 'components-button' });
  expect(button).toContain('One glow in a view.');
  expect(button).toContain("variant?: 'contained'");
  expect(button).toContain("import { Button } from '@fernblick/design-system/Button';");
  expect(await ask('docs-show', { id: 'foundations-voice--docs' })).toContain('Voice');
});

/** As `npm run dev` starts it. */
async function startWorkbench(): Promise<number> {
  const port = await findFreePort();
  const args = ['dev', '--port', `${port}`, '--host', LOOPBACK, '--exact-port', '--ci', '--quiet'];
  const env = { ...PROGRAM_ENV, NODE_ENV: 'development', VITEST: undefined };
  const workbench = spawn('storybook', args, { cwd: ROOT, env, stdio: 'ignore', detached: true });
  onTestFinished(() => {
    // With the programs that it started itself.
    if (workbench.pid) process.kill(-workbench.pid);
  });
  return port;
}

/** What a tool of the server answers; nothing until it listens. */
async function call(port: number, name: string, args: object): Promise<string> {
  const answer = await fetch(`http://${LOOPBACK}:${port}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: args },
    }),
  }).catch(() => undefined);
  return (await answer?.text()) ?? '';
}
