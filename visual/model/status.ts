/**
 * The possible results for a picture, most urgent first: what cannot be decided must be fixed before
 * the rest is reviewed. A person can accept or reject a decidable picture; when it is settled, there is
 * nothing to review. Changed pictures are headed by their causes.
 */
export const STATUSES = {
  /** The picture could not be captured. */
  failed: { isDecidable: false, isSettled: false, sign: '!', heading: 'Failed:' },
  /** Another browser drew it, and nothing says how the accepted picture looks there. */
  'not comparable': {
    isDecidable: false,
    isSettled: false,
    sign: '?',
    heading: 'Not comparable:',
  },
  /** Two captures of the same code differ. */
  unstable: { isDecidable: false, isSettled: false, sign: '≈', heading: 'Unstable:' },
  /** Two captures have the same pixels, but not the accepted ones. */
  changed: { isDecidable: true, isSettled: false, sign: '≠', heading: '' },
  /** No picture has been accepted yet. */
  new: { isDecidable: true, isSettled: false, sign: '+', heading: 'New pictures of' },
  /** An accepted picture whose story or mode no longer exists. */
  removed: { isDecidable: true, isSettled: false, sign: '−', heading: 'Removed pictures of' },
  /** Two pictures, one of a story that no longer exists, the other of a new one with its pixels. */
  renamed: { isDecidable: true, isSettled: false, sign: '~', heading: 'Renamed:' },
  /** None of its modules changed since it was last equal on this machine. */
  skipped: { isDecidable: false, isSettled: true, sign: '»', heading: '' },
  /** It has the accepted pixels. */
  equal: { isDecidable: false, isSettled: true, sign: '=', heading: 'Unchanged pictures of' },
} as const;

export type Status = keyof typeof STATUSES;

/** Every status, most urgent first. */
export const STATUS_NAMES = Object.keys(STATUSES) as Status[];

interface Decidable {
  status: Status;
  decision?: { answer: 'accepted' | 'rejected' } | undefined;
}

/** The tasks left with open pictures, and their decisions. */
export const REVIEW_STATUSES = ['to decide', 'accepted', 'rejected', 'to fix'] as const;
type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Where a picture stands; undefined when there is nothing to do. */
export function getReviewStatus({ status, decision }: Decidable): ReviewStatus | undefined {
  const { isDecidable, isSettled } = STATUSES[status];
  if (isSettled) return undefined;
  return isDecidable ? (decision?.answer ?? 'to decide') : 'to fix';
}

/** Whether a picture needs a decision that has not been made. */
export function isUndecided(picture: Decidable): boolean {
  return getReviewStatus(picture) === 'to decide';
}

/** Whether a picture makes a run red. A rejected one does until the code is fixed. */
export function isRed(picture: Decidable): boolean {
  const reviewStatus = getReviewStatus(picture);
  return reviewStatus !== undefined && reviewStatus !== 'accepted';
}

/** Why pictures from another browser can only be rejected. */
export const NOT_PINNED =
  'These pictures were not drawn by the pinned browser, so they cannot be accepted here. Accept them in a report from a machine with the pinned browser, such as the one from CI.';
