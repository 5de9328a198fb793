import { Lake } from './Lake.tsx';
import { Land } from './Land.tsx';
import { Mountains } from './Mountains.tsx';
import { Sky } from './Sky.tsx';

/** The widest view: a path from the near hill through the valley to the sun, and someone looking out. */
export function Horizon() {
  return (
    <>
      <Sky />
      <Mountains />
      <Lake />
      <Land />
    </>
  );
}
