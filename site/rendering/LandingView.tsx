import type { Landing } from '../landings/landing.ts';
import { SectionView } from '../sections/views.tsx';

/** The body of a landing page: its sections in the order of its row. */
export function LandingView({ landing }: { landing: Landing }) {
  return (
    <main>
      {landing.sections.map((section) => (
        <SectionView key={section.kind} section={section} />
      ))}
    </main>
  );
}
