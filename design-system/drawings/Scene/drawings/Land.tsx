import { createContext, useContext } from 'react';
import { fill, type Tone } from '../palette.ts';

/** Whether a card is drawn with the land on both sides of it, which only a banner shows. */
export const LandBeyond = createContext(false);

interface LandProps {
  tone: Tone;
  /** Its height at the start edge of the card. */
  start: number;
  /** Its line in the card: path commands from the start edge to the end edge. */
  crest: string;
  /** Its line before the card, from its height at the far start to the last command's letter. */
  before: string;
  /** Its line after the card. */
  after: string;
}

/** Mountains or hills across a card, and in a banner beyond it, down to below its foot. */
export function Land({ tone, start, crest, before, after }: LandProps) {
  const isWide = useContext(LandBeyond);
  return (
    <path
      {...fill(tone)}
      d={
        isWide
          ? `M-1160 ${before}0 ${start}${crest}${after}V720H-1160z`
          : `M0 ${start}${crest}V600H0z`
      }
    />
  );
}

interface HillProps extends Pick<LandProps, 'tone' | 'start' | 'crest'> {
  /** Its height at the end edge of the card. */
  end: number;
}

/** A hill whose lines before and after the card are gentle waves. */
export function Hill({ start, end, ...rest }: HillProps) {
  return (
    <Land
      {...rest}
      start={start}
      before={`${start}C-800 ${start - 40}-300 ${start + 36} `}
      after={`C1040 ${end - 24} 1260 ${end + 32} 1760 ${end}`}
    />
  );
}
