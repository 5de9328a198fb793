import { Band } from '../../../design-system/Band/Band.tsx';
import { Island } from '../../islands/Island.tsx';
import { Calculator } from './Calculator.tsx';
import type { ComparisonData } from './data.ts';

export function Comparison({ start }: ComparisonData) {
  return (
    <Band tone="mist" id="comparison">
      <Island
        name="comparison"
        view={Calculator}
        props={{ start }}
        messages="comparison."
        wake="visible"
      />
    </Band>
  );
}
