import { counted, formatted } from '../../counted.ts';
import type { Result } from '../../report.ts';
import { Causes } from './Causes.tsx';
import { Copy } from './Copy.tsx';
import { useReview } from './review.ts';
import { lookCommand, workbenchUrl } from './workbench.ts';

/** Everything that is known about a picture. */
export function Facts({ result }: { result: Result }) {
  const { state } = useReview();
  const { before, after, changedPixels, regions, cluster, mode } = result;
  const causes = (cluster === undefined ? undefined : state.report.clusters[cluster])?.causes;
  return (
    <aside className="facts" aria-label="Facts">
      <dl>
        <Fact name="Story">{result.story}</Fact>
        <Fact name="Source">{result.source}</Fact>
        <Fact name="Mode">
          {mode.locale}, {mode.width} px, {mode.brand}
        </Fact>
        <Fact name="Before">{before ? imageWords(before) : 'no baseline'}</Fact>
        <Fact name="After">{after ? imageWords(after) : 'no picture'}</Fact>
        {changedPixels !== undefined && (
          <Fact name="Changed">
            {formatted(changedPixels)} px in {counted(regions?.length ?? 0, 'place')}
          </Fact>
        )}
        <Fact name="File">{result.file}</Fact>
      </dl>
      {causes && causes.length > 0 && (
        <>
          <h3>Causes in its cluster</h3>
          <Causes causes={causes} most={12} />
        </>
      )}
      <h3>Look at it</h3>
      <p>
        <a href={workbenchUrl(result)} target="_blank" rel="noreferrer">
          Open in the running workbench
        </a>
      </p>
      <Copy text={lookCommand(result)} />
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function imageWords({ width, height, hash }: NonNullable<Result['before']>) {
  return (
    <>
      {formatted(width)} × {formatted(height)} <code title={hash}>{hash.slice(0, 8)}</code>
    </>
  );
}
