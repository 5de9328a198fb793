import { Foreground } from './Foreground.tsx';
import { Lake } from './Lake.tsx';
import { Mountains } from './Mountains.tsx';
import { NearHill } from './NearHill.tsx';
import { Sky } from './Sky.tsx';
import { Valley } from './Valley.tsx';

/** The widest view: a path from the near hill through the valley to the sun, and someone looking out. */
export function Horizon() {
  return (
    <>
      <Sky />
      <Mountains />
      <Lake />
      <Valley />
      <NearHill />
      <Foreground />
    </>
  );
}
