import { describe, expect, test } from 'vitest';
import { commandOf, type Press, SHORTCUTS } from './keys.ts';

describe('keys', () => {
  test('mean one thing each', () => {
    const keys = SHORTCUTS.flatMap(({ keys }) => keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('mean a whole cluster with Shift, and not with caps lock', () => {
    const picture = { about: 'picture', verdict: 'accepted' };
    const cluster = { about: 'cluster', verdict: 'accepted' };
    expect(commandOf(press('a'))).toMatchObject(picture);
    expect(commandOf(press('A'))).toMatchObject(picture);
    expect(commandOf(press('A', { isShifted: true }))).toMatchObject(cluster);
    expect(commandOf(press('a', { isShifted: true }))).toMatchObject(cluster);
  });

  test('belong to a text field while it has the focus', () => {
    expect(commandOf(press('a', { focus: 'text' }))).toBeUndefined();
  });

  test('leave arrows to sliders and to what scrolls, and Space to buttons', () => {
    expect(commandOf(press('ArrowDown', { focus: 'widget' }))).toBeUndefined();
    expect(commandOf(press('j', { focus: 'widget' }))).toEqual({ type: 'step', by: 1 });
    expect(commandOf(press(' ', { focus: 'button' }))).toBeUndefined();
    expect(commandOf(press('ArrowDown', { focus: 'button' }))).toEqual({ type: 'step', by: 1 });
  });

  test('belong to the browser together with Ctrl, Alt or Meta', () => {
    expect(commandOf(press('r', { isModified: true }))).toBeUndefined();
  });
});

function press(key: string, more: Partial<Press> = {}): Press {
  return { key, isShifted: false, isModified: false, focus: 'page', ...more };
}
