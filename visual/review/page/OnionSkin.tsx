import { Layer, Outlines } from './Layer.tsx';
import { Pane } from './Pane.tsx';
import type { LookProps } from './scene.ts';

/** The new picture over the old one, as strong as the slider says. */
export function OnionSkin({ scene, settings, onSet }: LookProps) {
  const percent = Math.round(settings.opacity * 100);
  const slider = (
    <label className="look-controls">
      Before
      <input
        type="range"
        aria-label="Strength of the new picture"
        value={percent}
        onChange={({ target }) => onSet({ opacity: target.valueAsNumber / 100 })}
      />
      After
    </label>
  );
  return (
    <Pane label={`Onion skin, ${percent} % after`} scene={scene} controls={slider}>
      <Layer view="before" scene={scene} />
      <Layer view="after" scene={scene} style={{ opacity: settings.opacity }} />
      <Outlines view="after" scene={scene} />
    </Pane>
  );
}
