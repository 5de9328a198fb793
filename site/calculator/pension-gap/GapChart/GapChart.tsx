import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ems } from '../../../../design-system/styles/lengths.ts';
import { LevelList } from './level-labels.tsx';
import { type Figures, Plot, type Tick } from './Plot.tsx';

interface GapChartProps extends Figures, ComponentProps<'div'> {
  /** The chart in sentences, for screen readers. */
  description: string;
  /** Where the wide drawing begins. */
  start: Tick;
  /** Where the narrow drawing begins, closer to the drop. */
  narrowStart: Tick;
}

/**
 * A level that drops at one point, the level wished for, and the gap between them. Two drawings of
 * the same figures, each with its own proportions: a narrow one begins closer to the drop. Where not
 * even that has room for its words, they stand above it.
 */
export function GapChart(props: GapChartProps) {
  const { description, start, narrowStart, drop, end, before, after, wanted, gap, ...rest } = props;
  const figures = { drop, end, before, after, wanted, gap };
  return (
    <Root {...rest} role="img" aria-label={description}>
      <Wide>
        <Plot
          {...figures}
          start={start}
          size={{ width: 1000, height: 370, headroom: 0.26 }}
          peopled
        />
      </Wide>
      <Narrow>
        <LevelList levels={[before, wanted, after]} gap={gap} />
        <Plot {...figures} start={narrowStart} size={{ width: 340, height: 240, headroom: 0.28 }} />
      </Narrow>
    </Root>
  );
}

/** In em: larger text takes the narrow drawing earlier, so that it always has room. */
const ROOMY = `@container (min-width: ${ems(32)})`;

const Root = styled('div')({ containerType: 'inline-size', fontVariantNumeric: 'tabular-nums' });

const Wide = styled('div')({ display: 'none', [ROOMY]: { display: 'block' } });

const Narrow = styled('div')({ [ROOMY]: { display: 'none' } });
