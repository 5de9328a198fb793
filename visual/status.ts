/**
 * The possible results for a picture, most urgent first: what cannot be decided must be fixed before
 * the rest is reviewed. A person can accept or reject a decidable picture; when it is settled, there is
 * nothing to review.
 */
export const STATUSES = {
  /** The picture could not be captured. */
  failed: { isDecidable: false, isSettled: false, sign: '!' },
  /** Two captures of the same code differ. */
  unstable: { isDecidable: false, isSettled: false, sign: '≈' },
  /** Two captures have the same pixels, but not the accepted ones. */
  changed: { isDecidable: true, isSettled: false, sign: '≠' },
  /** No picture has been accepted yet. */
  new: { isDecidable: true, isSettled: false, sign: '+' },
  /** An accepted picture whose story or mode no longer exists. */
  gone: { isDecidable: true, isSettled: false, sign: '−' },
  /** None of its modules changed since it was last equal on this machine. */
  skipped: { isDecidable: false, isSettled: true, sign: '»' },
  /** It has the accepted pixels. */
  equal: { isDecidable: false, isSettled: true, sign: '=' },
} as const;

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

/** Whether a picture must be fixed, because it cannot be decided. */
export function isBroken({ status }: Decidable): boolean {
  return !STATUSES[status].isDecidable && !STATUSES[status].isSettled;
}
