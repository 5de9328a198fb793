import type { SizedPicture } from '../../design-system/drawings/Photo/Photo.tsx';

/** A point in percent from the left and the top of a picture, as `Photo` takes it. */
type Focus = Readonly<{ x: number; y: number }>;

/**
 * The point of a picture at which somebody presses in its frame, of which the picture fills the whole and
 * shows a part.
 * @param press in px from the left and the top of the frame
 * @param focus the point that stays in view so far
 */
export function findFocus(
  press: Focus,
  frame: Pick<Element, 'clientWidth' | 'clientHeight'>,
  { w, h }: SizedPicture['img'],
  focus: Focus,
): Focus {
  const scale = Math.max(frame.clientWidth / w, frame.clientHeight / h);
  return {
    x: locate(press.x, frame.clientWidth, w * scale, focus.x),
    y: locate(press.y, frame.clientHeight, h * scale, focus.y),
  };
}

/** Where a press in a part of a length is along the whole, in percent. */
function locate(press: number, part: number, whole: number, focus: number): number {
  const hidden = ((whole - part) * focus) / 100;
  return Math.round(Math.min(Math.max((100 * (hidden + press)) / whole, 0), 100));
}
