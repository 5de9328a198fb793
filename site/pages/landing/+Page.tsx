import { LandingView } from '../../layout/LandingView.tsx';
import { SayContext } from '../../provider/site-context.ts';
import type { LandingData } from './+data.ts';

/** A landing, read by what it says itself. */
export function Page({ landing, say }: LandingData) {
  return (
    <SayContext value={say}>
      <LandingView landing={landing} />
    </SayContext>
  );
}
