/** Properties of a status. */
interface StatusFacts {
  /** A person can accept or reject the picture. */
  isDecidable: boolean;
  /** There is nothing to review. */
  isSettled: boolean;
  /** For the summary in the terminal, after a count: "3 changed". */
  heading: string;
  /** What to do about it, or why there is nothing to do. */
  advice: string;
}

/**
 * The possible results for a picture, most urgent first: what cannot be decided must be fixed before
 * the rest is reviewed.
 * - `failed`: the picture could not be captured
 * - `unstable`: two captures of the same code differ
 * - `changed`: two captures have the same pixels, but not the accepted ones
 * - `new`: no picture has been accepted yet
 * - `gone`: an accepted picture whose story or mode no longer exists
 * - `skipped`: none of its modules changed since it was last equal on this machine
 * - `equal`: it has the accepted pixels
 */
export const STATUSES = {
  failed: {
    isDecidable: false,
    isSettled: false,
    heading: 'failed',
    advice: 'The picture could not be captured. Fix the story, then run again.',
  },
  unstable: {
    isDecidable: false,
    isSettled: false,
    heading: 'unstable (cannot be accepted)',
    advice:
      'Two captures of the same code differ: something depends on time, random values or order. Make the story stable, then run again.',
  },
  changed: {
    isDecidable: true,
    isSettled: false,
    heading: 'changed',
    advice: 'Accept it if the change is intended, reject it if it is not.',
  },
  new: {
    isDecidable: true,
    isSettled: false,
    heading: 'new',
    advice: 'No picture of this has been accepted yet. Check the whole picture.',
  },
  gone: {
    isDecidable: true,
    isSettled: false,
    heading: 'gone: accepted pictures whose story or mode no longer exists',
    advice: 'Accept its removal, or reject it and restore the story.',
  },
  skipped: {
    isDecidable: false,
    isSettled: true,
    heading: 'skipped',
    advice: 'None of its modules changed, so there is nothing to decide.',
  },
  equal: {
    isDecidable: false,
    isSettled: true,
    heading: 'equal',
    advice: 'It has the accepted pixels, so there is nothing to decide.',
  },
} as const satisfies Record<string, StatusFacts>;

export type Status = keyof typeof STATUSES;

/** Every status, most urgent first. */
export const STATUS_NAMES = Object.keys(STATUSES) as Status[];

interface Decidable {
  status: Status;
  decision?: { answer: 'accepted' | 'rejected' } | undefined;
}

/** Whether a picture needs a decision that has not been made. */
export function isUndecided({ status, decision }: Decidable): boolean {
  return STATUSES[status].isDecidable && !decision;
}

/** Whether a picture makes a run red. A rejected one does until the code is fixed. */
export function isRed({ status, decision }: Decidable): boolean {
  return !STATUSES[status].isSettled && decision?.answer !== 'accepted';
}
