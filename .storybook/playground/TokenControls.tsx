import styled from '@emotion/styled';
import {
  BOUNDS,
  type BrandChanges,
  changeLast,
  listScales,
  type TokenFile,
} from '../../tokens/brand-changes.ts';
import { type Brand, brandTokens } from '../../tokens/index.ts';
import { toHex } from '../../tokens/plain-values.ts';
import { changeFile } from './changed-brand.ts';

interface TokenControlsProps {
  brand: Brand;
  changes: BrandChanges;
  setChanges: (changes: BrandChanges) => void;
}

/** Sliders for radii, distances, letters and the hue of each scale, and a picker for each of its steps. */
export function TokenControls({ brand, changes, setChanges }: TokenControlsProps) {
  const file = changeFile(brand, changes);
  const set = (id: string, value: string) => setChanges(changeLast(changes, id, value));
  const slider = (props: Omit<SliderProps, 'value' | 'onValueChange'> & { initial: number }) => (
    <Slider
      key={props.id}
      {...props}
      value={Number(changes[props.id] ?? props.initial)}
      onValueChange={(value) => set(props.id, String(value))}
    />
  );
  const { radius } = brandTokens[brand];
  return (
    <>
      <details open>
        <summary>Form and type</summary>
        {slider({
          id: 'typography',
          label: 'Letters',
          ...BOUNDS.typography,
          unit: '%',
          initial: 100,
        })}
        {slider({ id: 'space', label: 'Distances', ...BOUNDS.space, unit: '%', initial: 100 })}
        {(['small', 'medium', 'large'] as const).map((size) =>
          slider({
            id: `radius.${size}`,
            label: `Radius, ${size}`,
            ...BOUNDS.radius,
            unit: 'px',
            initial: radius[size],
          }),
        )}
      </details>
      {Object.entries(listScales(file)).map(([scale, steps]) => (
        <details key={scale} open={scale === 'deep' || scale === 'glow'}>
          <summary>{scale}</summary>
          {slider({
            id: `brand.${scale}`,
            label: `Hue of ${scale}`,
            ...BOUNDS.brand,
            unit: '°',
            initial: findHue(file, scale, steps),
          })}
          <Steps>
            {steps.map((step) => (
              <label key={step}>
                <input
                  type="color"
                  value={toHex(findColor(file, scale, step))}
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
function findHue(file: TokenFile, scale: string, steps: readonly string[]): number {
  const middle = steps[Math.floor(steps.length / 2)] ?? '';
  return Math.round(findColor(file, scale, middle).components[2]);
}

function findColor(file: TokenFile, scale: string, step: string): OklchValue {
  return (file as unknown as BrandFile).brand[scale]?.[step]?.$value ?? BLACK;
}

const BLACK: OklchValue = { colorSpace: 'oklch', components: [0, 0, 0] };

interface OklchValue {
  colorSpace: 'oklch';
  components: [number, number, number];
}

interface BrandFile {
  brand: Record<string, Record<string, { $value: OklchValue }>>;
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
