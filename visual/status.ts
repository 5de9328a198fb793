/** What there is to know about a status: whether it asks for a decision, and what people read. */
interface StatusFacts {
  /** A person can accept or reject the picture. */
  isDecidable: boolean;
  /** There is nothing to look at. */
  isSettled: boolean;
  /** In the terminal's summary, after a count: "3 changed". */
  heading: string;
  /** What to do about it, or why there is nothing to do. */
  advice: string;
}

/**
 * What a run found about a picture; the most urgent first, as what cannot be decided must be fixed
 * before the rest counts.
 * - `failed`: no picture could be taken or trusted
 * - `unstable`: two captures of the same code differ
 * - `changed`: other pixels than the accepted ones, twice the same
 * - `new`: nobody accepted a picture yet
 * - `gone`: a picture was accepted whose story or mode no longer exists
 * - `skipped`: nothing it is made of changed since this machine last found it equal
 * - `equal`: the accepted pixels
 */
export const STATUSES = {
  failed: {
    isDecidable: false,
    isSettled: false,
    heading: 'failed',
    advice: 'No picture could be taken or trusted. Fix the story, then run again.',
  },
  unstable: {
    isDecidable: false,
    isSettled: false,
    heading: 'unstable (cannot be accepted)',
    advice:
      'Two captures of the same code differ: something depends on time, chance or order. Fix the story, then run again.',
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
    advice: 'Nobody accepted a picture of this yet: check it as a whole.',
  },
  gone: {
    isDecidable: true,
    isSettled: false,
    heading: 'gone: accepted pictures whose story or mode no longer exists',
    advice: 'Accept its removal, or reject it and bring the story back.',
  },
  skipped: {
    isDecidable: false,
    isSettled: true,
    heading: 'skipped',
    advice: 'Nothing it is made of changed, so there is nothing to decide.',
  },
  equal: {
    isDecidable: false,
    isSettled: true,
    heading: 'equal',
    advice: 'It shows the accepted pixels, so there is nothing to decide.',
  },
} as const satisfies Record<string, StatusFacts>;

export type Status = keyof typeof STATUSES;

/** Every status, the most urgent first. */
export const STATUS_NAMES = Object.keys(STATUSES) as Status[];

interface Decidable {
  status: Status;
  decision?: { answer: 'accepted' | 'rejected' } | undefined;
}

/** Whether a person is asked about a picture and has not answered. */
export function isUndecided({ status, decision }: Decidable): boolean {
  return STATUSES[status].isDecidable && !decision;
}

/** Whether a picture keeps a run red. A rejected one does so until the code is fixed. */
export function isRed({ status, decision }: Decidable): boolean {
  return !STATUSES[status].isSettled && decision?.answer !== 'accepted';
}
