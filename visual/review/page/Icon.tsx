import type { Decision } from '../../report.ts';
import type { Status } from '../../status.ts';

interface IconProps {
  shape: Status | Decision['answer'] | 'previous' | 'next';
}

/** A decorative sign; the text beside it has the same meaning, and its shape does not need colour. */
export function Icon({ shape }: IconProps) {
  return (
    <span className="icon" aria-hidden="true">
      {SIGNS[shape]}
    </span>
  );
}

const SIGNS: Record<IconProps['shape'], string> = {
  accepted: '✓',
  rejected: '✕',
  failed: '!',
  unstable: '≈',
  changed: '≠',
  new: '+',
  gone: '−',
  skipped: '»',
  equal: '=',
  previous: '‹',
  next: '›',
};
