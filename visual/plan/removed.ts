import { UserError } from '../../lib/user-error.ts';
import { ACCEPTED_FILE } from '../../tools/project/paths.ts';
import type { AcceptedPictures } from '../baselines/accepted.ts';
import type { Picture } from '../results/report.ts';
import { modeOfName } from './modes.ts';

/**
 * Accepted pictures of stories or modes that no longer exist. Their removal is reviewed like any other
 * change.
 * @throws UserError when a line has an unknown mode
 */
export function gonePictures(planned: readonly Picture[], accepted: AcceptedPictures): Picture[] {
  const wanted = new Set(planned.map(({ id }) => id));
  return [...accepted].flatMap(([id, { story, mode: name }]) => {
    if (wanted.has(id)) return [];
    const mode = modeOfName(name);
    if (!mode) {
      throw new UserError(
        `${ACCEPTED_FILE}: unknown mode "${name}" of ${story}. Delete that line.`,
      );
    }
    const [title = story, ownName = ''] = story.split('--');
    return [{ id, story, title, name: ownName, source: '', mode }];
  });
}
