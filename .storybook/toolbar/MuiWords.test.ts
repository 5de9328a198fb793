import { describe, expect, test } from 'vitest';
import { findMuiWords } from './MuiWords.tsx';

describe('what MUI’s components say by themselves', () => {
  test('is German in German', () => {
    expect(findMuiWords('de')).toMatchObject({
      MuiAlert: { defaultProps: { closeText: 'Schließen' } },
    });
  });

  test('is English as they come, and in languages that MUI does not speak', () => {
    expect(findMuiWords('en')).toEqual({});
    expect(findMuiWords('xx')).toEqual({});
  });
});
