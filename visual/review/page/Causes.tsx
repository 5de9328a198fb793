import type { Cause } from '../../report.ts';

/** What changed in the code, the first few of it where room is short. */
export function Causes({ causes, most }: { causes: readonly Cause[]; most: number }) {
  if (causes.length === 0) return null;
  const more = causes.length - most;
  return (
    <ul className="causes" aria-label="Causes">
      {causes.slice(0, most).map(({ kind, file, detail }) => (
        <li key={`${kind} ${file} ${detail}`} title={file}>
          <span className="cause-kind">{kind}</span> {detail ?? file}
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
