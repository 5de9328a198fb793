import { Foreground } from './Foreground.tsx';
import { NearHill } from './NearHill.tsx';
import { Valley } from './Valley.tsx';

/** The land on this side of the lake. */
export function Land() {
  return (
    <>
      <Valley />
      <NearHill />
      <Foreground />
    </>
  );
}
