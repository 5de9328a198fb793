import { useMemo, useRef, useState } from 'react';
import type { Result } from '../../report.ts';
import { Blink } from './Blink.tsx';
import { DifferenceLook } from './DifferenceLook.tsx';
import { sheetOf } from './geometry.ts';
import { type Look, looksOf } from './looks.ts';
import { OnionSkin } from './OnionSkin.tsx';
import { useReview } from './review.ts';
import { SideBySide } from './SideBySide.tsx';
import { Single } from './Single.tsx';
import { Swipe } from './Swipe.tsx';
import type { LookSettings, Scene } from './scene.ts';
import { type Position, TOP } from './use-position.ts';
import { useWidth } from './use-width.ts';

/** The picture on the stage in the chosen look; a picture with one side only has one look. */
export function Stage({ result }: { result: Result }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [settings, setSettings] = useState<LookSettings>(standardSettings);
  return (
    <div ref={frame} className="stage">
      {width > 0 && (
        <Picture
          key={result.id}
          result={result}
          width={width}
          settings={settings}
          onSet={(some) => setSettings((all) => ({ ...all, ...some }))}
        />
      )}
    </div>
  );
}

interface PictureProps {
  result: Result;
  width: number;
  settings: LookSettings;
  onSet: (settings: Partial<LookSettings>) => void;
}

function Picture({ result, width, settings, onSet }: PictureProps) {
  const { state, dispatch } = useReview();
  const position = useRef<Position>(TOP);
  const look = looksOf(result).find((possible) => possible === state.look) ?? 'single';
  const index = state.region;
  const box = index === null ? undefined : result.regions?.[index];
  const sheet = useMemo(() => sheetOf(result, box), [result, box]);
  const room = (look === 'side' ? (width - GAP) / 2 : width) - SCROLLBAR;
  const scene: Scene = {
    result,
    sheet,
    scale: state.zoom === 'fit' ? Math.min(1, room / sheet.width) : state.zoom,
    region: box && index !== null ? { index, box } : undefined,
    hasOutlines: state.hasOutlines,
    isServed: state.isServed,
    position,
    onZoom: (by) => dispatch({ type: 'step-zoom', by }),
  };
  const View = VIEWS[look];
  return <View scene={scene} settings={settings} onSet={onSet} />;
}

/** Both as in the style sheet. */
const GAP = 1;
const SCROLLBAR = 12;

const VIEWS: Record<Look | 'single', typeof Swipe> = {
  side: SideBySide,
  swipe: Swipe,
  onion: OnionSkin,
  blink: Blink,
  difference: DifferenceLook,
  single: Single,
};

function standardSettings(): LookSettings {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { divider: 0.5, opacity: 0.5, interval: 1000, isBlinking: !isCalm };
}
