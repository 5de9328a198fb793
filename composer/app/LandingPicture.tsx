import { CardScene } from '../../design-system/drawings/Scene/Scene.tsx';
import { hero } from '../../site/sections/Hero/index.ts';
import { type DraftLanding, getField } from '../draft/draft.ts';
import { Thumbnail } from './layout.tsx';

/** The picture of a landing's first view, or an empty one. */
export function LandingPicture({ landing }: { landing: DraftLanding }) {
  const chosen = getField(landing, ['hero', 'scene']);
  const scene = hero.schema.fields.scene.values.find((known) => known === chosen);
  return <Thumbnail>{scene && <CardScene name={scene} />}</Thumbnail>;
}
