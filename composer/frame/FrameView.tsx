import { Component, type ReactNode, useEffect, useMemo, useState } from 'react';
import { startRelativeDates } from '../../design-system/cards/ReviewCard/start-relative-dates.ts';
import { Notice } from '../../design-system/page/Notice/Notice.tsx';
import { landingsIn } from '../../site/landings/index.ts';
import { LandingView } from '../../site/prerender/views/LandingView.tsx';
import { PersonaPages } from '../../site/provider/PersonaPages.ts';
import { SiteProvider } from '../../site/provider/SiteProvider.tsx';
import { SectionView } from '../../site/sections/index.tsx';
import { shownSection } from '../draft/starts.ts';
import { draftText } from './draft-text.ts';
import { FRAME_READY, type FrameMessage } from './frame-message.ts';
import type { Shown } from './shown-in.ts';

/** A draft as visitors would see it, or one section of a landing. */
export function FrameView({ section, ...shown }: Shown) {
  const example = section && shownSection(section);
  useRelativeDates(section);
  if (!example) return <DraftView {...shown} />;
  return (
    <PersonaPages value={landingsIn('personas')}>
      <SectionView section={example} />
    </PersonaPages>
  );
}

function DraftView({ locale, brand }: Shown) {
  const [message, setMessage] = useState<FrameMessage>();
  const t = useMemo(
    () => draftText(brand, locale, message?.texts[locale] ?? {}),
    [brand, locale, message],
  );
  useEffect(() => {
    const take = ({ origin, source, data }: MessageEvent) => {
      if (origin === window.location.origin && source === window.parent) setMessage(data);
    };
    window.addEventListener('message', take);
    window.parent.postMessage(FRAME_READY, window.location.origin);
    return () => window.removeEventListener('message', take);
  }, []);
  const landing = JSON.stringify(message?.landing);
  useRelativeDates(landing);
  if (!message) return null;
  return (
    <SiteProvider brand={brand} locale={locale} t={t}>
      <Caught key={landing}>
        <LandingView landing={message.landing} />
      </Caught>
    </SiteProvider>
  );
}

/** Starts the dates of the reviews that came with what is shown now. */
function useRelativeDates(shown: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown anew has other elements
  useEffect(() => startRelativeDates(document), [shown]);
}

/** Says what cannot be shown, for example a person whose pension gap cannot be worked out. */
class Caught extends Component<{ children: ReactNode }, { why?: string }> {
  override state: { why?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { why: error.message };
  }

  override render() {
    const { why } = this.state;
    if (why === undefined) return this.props.children;
    return <Notice label="This draft cannot be shown yet">{why}</Notice>;
  }
}
