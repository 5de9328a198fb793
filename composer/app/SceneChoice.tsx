import styled from '@emotion/styled';
import { BANNER_SCENES, type BannerScene } from '../../design-system/drawings/Scene/cuts.ts';
import { CardScene } from '../../design-system/drawings/Scene/Scene.tsx';
import { focusRing } from '../../design-system/styles/focus-ring.ts';
import { ems } from '../../design-system/styles/lengths.ts';
import { visuallyHidden } from '../../design-system/styles/visually-hidden.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { type Field, formatLabel } from '../../site/sections/field.ts';
import { Fieldset, Thumbnail } from './layout.tsx';

interface SceneChoiceProps {
  id: string;
  label: string;
  about: string | undefined;
  problem: string | undefined;
  value: unknown;
  onChange: (scene: BannerScene) => void;
}

/** Whether a field takes a drawing of a first view. */
export function isSceneField(field: Field): boolean {
  return field.type === 'choice' && field.values === BANNER_SCENES;
}

/** One of the drawings, all in view. */
export function SceneChoice({ id, label, about, problem, value, onChange }: SceneChoiceProps) {
  return (
    <Fieldset id={id} legend={label} about={about} problem={problem}>
      <Scenes>
        {BANNER_SCENES.map((scene) => (
          <label key={scene}>
            <input
              type="radio"
              name={id}
              checked={scene === value}
              onChange={() => onChange(scene)}
            />
            <Thumbnail>
              <CardScene name={scene} />
            </Thumbnail>
            <Text variant="note" component="span">
              {formatLabel(scene)}
            </Text>
          </label>
        ))}
      </Scenes>
    </Fieldset>
  );
}

const Scenes = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${ems(6)}, 100%), 1fr))`,
  gap: theme.vars.space.s,
  '& > label': { position: 'relative', cursor: 'pointer' },
  '& input': visuallyHidden,
  '& input:checked + div': {
    outline: `${theme.vars.border.strong} solid ${theme.vars.color.action.main}`,
  },
  '& input:checked ~ span': { fontWeight: theme.typography.label.fontWeight },
  '& input:focus-visible + div': focusRing(theme),
}));
