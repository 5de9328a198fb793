import { expect, test, vi } from 'vitest';
import { memoizeWithTexts, noteText, recordTexts } from './record-texts.ts';

test('records what is read while something is made, and nothing else', () => {
  noteText('en', 'before');
  const { value, texts } = recordTexts(() => {
    noteText('en', 'title');
    noteText('de', 'title');
    return 'made';
  });
  noteText('en', 'after');
  expect(value).toBe('made');
  expect([...texts]).toEqual(['en title', 'de title']);
});

test('counts what a part remembered read as read by each page that has it', () => {
  const parts = memoizeWithTexts<string>(1);
  const page = (own: string) =>
    recordTexts(() => {
      noteText('en', own);
      return parts('part', () => {
        noteText('en', 'part');
        return 'part';
      });
    });
  expect([...page('first').texts]).toEqual(['en first', 'en part']);
  expect([...page('second').texts]).toEqual(['en second', 'en part']);
});

test('keeps nothing while the site is edited', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const parts = memoizeWithTexts<string>(1);
  const versions = ['before', 'after'].map((version) => parts('part', () => version));
  vi.unstubAllEnvs();
  expect(versions).toEqual(['before', 'after']);
});

test('a page that fails ends its recording', () => {
  const failing = () =>
    recordTexts(() => {
      throw new Error('no such text');
    });
  const { texts } = recordTexts(() => {
    expect(failing).toThrow('no such text');
    noteText('en', 'title');
  });
  expect([...texts]).toEqual(['en title']);
});
