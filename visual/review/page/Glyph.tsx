import type { Mark, Verdict } from '../../report.ts';

/** What stands about a picture as a sign: the shape says it, the colour only helps. */
export function Glyph({ kind }: { kind: Verdict | Mark['verdict'] }) {
  return (
    <svg className={`glyph ${kind}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {SHAPES[kind]}
    </svg>
  );
}

const SHAPES = {
  accepted: <path d="M3 8.5 6.5 12 13 4.5" />,
  rejected: <path d="m4 4 8 8m0-8-8 8" />,
  failed: <path d="M8 2.5v7m0 3v1" />,
  unstable: <path d="M2 10c2-6 4-6 6-2s4 4 6-2" />,
  changed: <circle cx="8" cy="8" r="3.5" className="filled" />,
  new: <path d="M8 3v10M3 8h10" />,
  gone: <path d="M3 8h10" />,
  skipped: <path d="m4 4 4 4-4 4m5-8 4 4-4 4" />,
  equal: <path d="M3 6h10M3 10h10" />,
};
