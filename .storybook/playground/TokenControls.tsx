import styled from '@emotion/styled';
import { type BrandChanges, listScales } from '../../tokens/brand-changes.ts';
import { type Brand, brandTokens } from '../../tokens/index.ts';
import { toHex } from '../../tokens/plain-values.ts';
import { type ChangedBrand, readBrand } from './changed-brand.ts';

interface TokenControlsProps {
  brand: Brand;
  changes: BrandChanges;
  /** Undefined until the tokens are resolved for the first time. */
  changed: ChangedBrand | undefined;
  setChanges: (changes: BrandChanges) => void;
}

/** Sliders for radii, distances, letters and the hue of each scale, and a picker for each of its steps. */
export function TokenControls({ brand, changes, changed, setChanges }: TokenControlsProps) {
  const set = (id: string, value: string) => setChanges({ ...changes, [id]: value });
  const slider = (props: Omit<SliderProps, 'value' | 'onValueChange'> & { initial: number }) => (
    <Slider
      key={props.id}
      {...props}
      value={Number(changes[props.id] ?? props.initial)}
      onValueChange={(value) => set(props.id, String(value))}
    />
  );
  const { radius } = brandTokens[brand];
  const count = Object.keys(changes).length;
  return (
    <>
      <details open>
        <summary>Form and type</summary>
        {slider({ id: 'typography', label: 'Letters', min: 80, max: 130, unit: '%', initial: 100 })}
        {slider({ id: 'space', label: 'Distances', min: 50, max: 150, unit: '%', initial: 100 })}
        {(['small', 'medium', 'large'] as const).map((size) =>
          slider({
            id: `radius.${size}`,
            label: `Radius, ${size}`,
            min: 0,
            max: 48,
            unit: 'px',
            initial: radius[size],
          }),
        )}
      </details>
      {Object.entries(listScales(readBrand(brand))).map(([scale, steps]) => (
        <details key={scale} open={scale === 'deep' || scale === 'glow'}>
          <summary>{scale}</summary>
          {slider({
            id: `brand.${scale}`,
            label: `Hue of ${scale}`,
            min: 0,
            max: 360,
            unit: '°',
            initial: findHue(brand, scale, steps),
          })}
          <Steps>
            {steps.map((step) => (
              <label key={step}>
                <input
                  type="color"
                  value={findColor(changed, `brand.${scale}.${step}`)}
                  onChange={({ currentTarget }) =>
                    set(`brand.${scale}.${step}`, currentTarget.value)
                  }
                />
                {step}
              </label>
            ))}
          </Steps>
        </details>
      ))}
      <p>
        <button type="button" disabled={count === 0} onClick={() => setChanges({})}>
          Undo all {count > 0 && `${count} changes`}
        </button>
      </p>
    </>
  );
}

interface SliderProps {
  id: string;
  label: string;
  min: number;
  max: number;
  unit: string;
  value: number;
  onValueChange: (value: number) => void;
}

function Slider({ label, min, max, unit, value, onValueChange }: SliderProps) {
  return (
    <Row>
      {label}
      <input
        type="range"
        {...{ min, max, value }}
        aria-valuetext={`${value} ${unit}`}
        onChange={({ currentTarget }) => onValueChange(currentTarget.valueAsNumber)}
      />
      <output>
        {value} {unit}
      </output>
    </Row>
  );
}

/** The hue of the middle step: those at the ends have almost none. */
function findHue(brand: Brand, scale: string, steps: readonly string[]): number {
  const middle = steps[Math.floor(steps.length / 2)] ?? '';
  const file = readBrand(brand) as unknown as BrandFile;
  return Math.round(file.brand[scale]?.[middle]?.$value.components[2] ?? 0);
}

interface BrandFile {
  brand: Record<string, Record<string, { $value: { components: [number, number, number] } }>>;
}

function findColor(changed: ChangedBrand | undefined, id: string): string {
  const token = changed?.resolved.light[id];
  return token?.$type === 'color' ? toHex(token.$value) : '#000000';
}

const Row = styled('label')({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr) 4rem',
  alignItems: 'center',
  gap: '0.75rem',
  minBlockSize: '2rem',
  '& > output': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

const Steps = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  '& > label': { display: 'grid', justifyItems: 'center', fontSize: '0.875rem' },
  '& input': { inlineSize: '2.25rem', blockSize: '2.25rem', padding: 0, border: '1px solid' },
});
