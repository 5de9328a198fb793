import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashInput, TEXTS_CHUNK } from './hash-input.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'hash-input-'));
  write('one/server/entry.mjs', `render('${place}/one')`);
  write(`one/server/${TEXTS_CHUNK}`, 'texts');
  write('writers/worker.ts', 'write()');
});
afterEach(() => rmSync(place, { recursive: true }));

test('is the same wherever the bundle is', () => {
  cpSync(join(place, 'one'), join(place, 'two'), { recursive: true });
  write('two/server/entry.mjs', `render('${place}/two')`);
  expect(hash('two')).toBe(hash('one'));
});

test('is another when what renders pages changes, or what writes them', () => {
  const before = hash('one');
  write('writers/worker.ts', 'writeOtherwise()');
  const between = hash('one');
  write('one/server/entry.mjs', 'renderOtherwise()');
  expect(new Set([before, between, hash('one')]).size).toBe(3);
});

test('leaves out texts, which the store knows of each page, and tests', () => {
  const before = hash('one');
  write(`one/server/${TEXTS_CHUNK}`, 'other texts');
  write('writers/worker.test.ts', 'test()');
  expect(hash('one')).toBe(before);
});

function hash(bundle: string): string {
  return hashInput(join(place, bundle, 'server'), join(place, 'writers'));
}

function write(file: string, text: string): void {
  mkdirSync(join(place, file, '..'), { recursive: true });
  writeFileSync(join(place, file), text);
}
