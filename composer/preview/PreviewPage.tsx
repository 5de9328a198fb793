import { Component, type ReactNode, useEffect, useMemo, useState } from 'react';
import { startRelativeDates } from '../../design-system/cards/ReviewCard/start-relative-dates.ts';
import { Notice } from '../../design-system/page/Notice/Notice.tsx';
import { landingsIn } from '../../site/landings/index.ts';
import { LandingView } from '../../site/prerender/page-kinds/LandingView.tsx';
import { PersonaPages } from '../../site/provider/PersonaPages.ts';
import { SiteProvider } from '../../site/provider/SiteProvider.tsx';
import { SectionView } from '../../site/sections/index.tsx';
import { findExample } from '../draft/create-draft.ts';
import { type DraftMessage, PREVIEW_READY } from './draft-message.ts';
import { draftText } from './draft-text.ts';
import type { PreviewOptions } from './preview-options.ts';

/** A draft as visitors would see it, or one section of a landing. */
export function PreviewPage({ section, ...shown }: PreviewOptions) {
  const example = section && findExample(section);
  useRelativeDates(section);
  if (!example) return <DraftView {...shown} />;
  return (
    <PersonaPages value={landingsIn('personas')}>
      <SectionView section={example} />
    </PersonaPages>
  );
}

function DraftView({ locale, brand }: PreviewOptions) {
  const [message, setMessage] = useState<DraftMessage>();
  const t = useMemo(() => draftText(brand, locale), [brand, locale]);
  useEffect(() => {
    const take = ({ origin, source, data }: MessageEvent) => {
      if (origin === window.location.origin && source === window.parent) setMessage(data);
    };
    window.addEventListener('message', take);
    window.parent.postMessage(PREVIEW_READY, window.location.origin);
    return () => window.removeEventListener('message', take);
  }, []);
  const landing = JSON.stringify(message);
  useRelativeDates(landing);
  if (!message) return null;
  return (
    <SiteProvider brand={brand} locale={locale} t={t}>
      <ErrorBoundary key={landing}>
        <LandingView landing={message} />
      </ErrorBoundary>
    </SiteProvider>
  );
}

/** Starts the dates of the reviews that came with what is shown now. */
function useRelativeDates(shown: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown anew has other elements
  useEffect(() => startRelativeDates(document), [shown]);
}

/** Says what cannot be shown, for example a person whose pension gap cannot be worked out. */
class ErrorBoundary extends Component<{ children: ReactNode }, { why?: string }> {
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
