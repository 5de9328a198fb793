import type { Decision } from '../../report.ts';
import type { Status } from '../../status.ts';

interface IconProps {
  shape: Status | Decision['answer'] | 'previous' | 'next' | 'open';
}

/** A decorative icon; the text beside it has the same meaning, and its shape does not need colour. */
export function Icon({ shape }: IconProps) {
  return (
    <svg className={`icon ${shape}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={SHAPES[shape]} />
    </svg>
  );
}

const SHAPES: Record<IconProps['shape'], string> = {
  accepted: 'M3 8.5 6.5 12 13 4.5',
  rejected: 'm4 4 8 8m0-8-8 8',
  failed: 'M8 2.5v7m0 3v1',
  unstable: 'M2 10c2-6 4-6 6-2s4 4 6-2',
  changed: 'M8 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7',
  new: 'M8 3v10M3 8h10',
  gone: 'M3 8h10',
  skipped: 'm4 4 4 4-4 4m5-8 4 4-4 4',
  equal: 'M3 6h10M3 10h10',
  previous: 'M10 3 5 8l5 5',
  next: 'm6 3 5 5-5 5',
  open: 'm3 6 5 5 5-5',
};
