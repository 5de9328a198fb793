import { type CSSProperties, useState } from 'react';
import type { Box } from '../../report.ts';
import type { View } from '../../report-folder.ts';
import { onSheet } from './geometry.ts';
import { pictureUrl } from './picture-url.ts';
import type { Scene } from './scene.ts';

interface LayerProps {
  view: View;
  scene: Scene;
  style?: CSSProperties;
}

/** One picture in its place on the sheet. */
export function Layer({ view, scene, style }: LayerProps) {
  const { result, isServed, scale } = scene;
  const [isMissing, setIsMissing] = useState(false);
  const box = boxOf(view, scene);
  if (!box) return null;
  if (isMissing) {
    return <p className="missing">{`The report holds no PNG of ${view} ${result.file}.`}</p>;
  }
  return (
    <img
      className="layer"
      src={pictureUrl(isServed, view, result)}
      alt={`${ALTERNATIVES[view]} of ${result.title}, ${result.name}`}
      draggable={false}
      style={{ ...scaled(box, scale), ...(view === 'difference' && { height: 'auto' }), ...style }}
      onError={() => setIsMissing(true)}
    />
  );
}

/** The changed places of one picture; the one jumped to stands out. */
export function Outlines({ view, scene }: { view: View; scene: Scene }) {
  const { result, hasOutlines, scale, region } = scene;
  const layer = boxOf(view, scene);
  if (!hasOutlines || !layer) return null;
  return (result.regions ?? []).map(({ before, after }, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a report's regions keep their order.
      key={index}
      className="outline"
      data-current={region?.index === index || undefined}
      style={scaled(onSheet(view === 'before' ? before : after, layer), scale)}
    />
  ));
}

/** The difference is drawn on the new picture. */
function boxOf(view: View, { sheet }: Scene): Box | undefined {
  return view === 'before' ? sheet.before : sheet.after;
}

function scaled({ x, y, width, height }: Box, scale: number): CSSProperties {
  return { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
}

const ALTERNATIVES: Record<View, string> = {
  before: 'Baseline',
  after: 'New picture',
  difference: 'Difference',
};
