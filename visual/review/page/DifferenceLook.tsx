import { Layer, Outlines } from './Layer.tsx';
import { Pane } from './Pane.tsx';
import type { LookProps } from './scene.ts';

/** The changed pixels on the faded new picture. */
export function DifferenceLook({ scene }: LookProps) {
  return (
    <Pane label="Difference" scene={scene}>
      <Layer view="difference" scene={scene} />
      <Outlines view="difference" scene={scene} />
    </Pane>
  );
}
