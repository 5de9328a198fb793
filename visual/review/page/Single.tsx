import { isSettled } from '../../report.ts';
import { Layer, Outlines } from './Layer.tsx';
import { Pane } from './Pane.tsx';
import type { LookProps } from './scene.ts';

/** A picture that has nothing to be compared with, or what is known when there is none at all. */
export function Single({ scene }: LookProps) {
  const { before, after, verdict, reason, file } = scene.result;
  if (!before && !after) {
    return (
      <div className="no-picture">
        <p className="empty-title">No picture in this report</p>
        <p>{reason}</p>
        {isSettled(verdict) && (
          <p>
            It looks like its baseline: <code>visual/baselines/{file}</code>
          </p>
        )}
      </div>
    );
  }
  const view = after ? 'after' : 'before';
  const isAlone = verdict === 'new' || verdict === 'gone';
  return (
    <Pane label={LABELS[view] + (isAlone ? ` only: ${verdict}` : '')} scene={scene}>
      <Layer view={view} scene={scene} />
      <Outlines view={view} scene={scene} />
    </Pane>
  );
}

const LABELS = { before: 'Before', after: 'After' };
