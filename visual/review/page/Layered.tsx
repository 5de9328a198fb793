import { findLargestPlace } from '../../groups/largest-place.ts';
import { findPlace } from '../../model/sides.ts';
import { formatMode } from '../../plan/modes.ts';
import { type LayeredProps, positionAt } from './canvas.ts';
import { CAPTIONS } from './labels.ts';
import { Picture } from './Picture.tsx';
import { useReview } from './review-context.ts';

/** One picture on its canvas, with its changed places outlined and the current one emphasised. */
export function Layered({ layer, canvas, result }: LayeredProps) {
  const { title, name, mode, regions = [] } = result;
  const largest = findLargestPlace(result);
  const { zoom, region } = useReview().state;
  const { side, image, box } = layer;
  const size = { '--width': `${canvas.width}px`, '--height': `${canvas.height}px` };
  const inlineSize = zoom === 'fit' ? undefined : `${canvas.width * zoom}px`;
  return (
    <div
      className="canvas"
      style={{ ...size, inlineSize, aspectRatio: canvas.width / canvas.height }}
    >
      <Picture
        image={image}
        alt={`${CAPTIONS[side]}: ${title}, ${name}, ${formatMode(mode)}`}
        draggable={false}
        data-zoomed={zoom !== 'fit' && zoom > 1}
        style={positionAt(box, canvas)}
      />
      {regions.map((place, index) => {
        const { x, y, ...own } = findPlace(place, side, regions);
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a report's regions keep their order.
            key={index}
            className="outline"
            data-current={region === index}
            data-largest={place === largest}
            style={positionAt({ ...own, x: x + box.x, y: y + box.y }, canvas)}
          />
        );
      })}
    </div>
  );
}
