import { expect, test, vi } from 'vitest';
import { bringIntoView } from './bring-into-view.ts';

test('a part that is missing is reported, not thrown', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  bringIntoView(null, '#comparison');
  expect(log).toHaveBeenCalledWith('There is no #comparison on this page to scroll to.');
});
