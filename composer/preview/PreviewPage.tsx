import { Component, type ReactNode, useEffect, useMemo, useState } from 'react';
import { startRelativeDates } from '../../design-system/cards/ReviewCard/start-relative-dates.ts';
import { Notice } from '../../design-system/page/Notice/Notice.tsx';
import { listLandings } from '../../site/landings/index.ts';
import type { Landing } from '../../site/landings/landing.ts';
import { LandingView } from '../../site/prerender/page-kinds/LandingView.tsx';
import { PersonaPages } from '../../site/provider/PersonaPages.ts';
import { SiteProvider } from '../../site/provider/SiteProvider.tsx';
import { SectionView } from '../../site/sections/SectionView.tsx';
import { findExample } from '../draft/create-draft.ts';
import { createDraftText } from './draft-text.ts';
import { PREVIEW_READY, type PreviewOptions } from './preview-options.ts';

/** A draft as visitors would see it, or one section of a landing. */
export function PreviewPage({ section, ...options }: PreviewOptions) {
  useRelativeDates(section);
  if (!section) return <DraftPreview {...options} />;
  return (
    <PersonaPages value={listLandings('personas')}>
      <SectionView section={findExample(section)} />
    </PersonaPages>
  );
}

function DraftPreview({ locale, brand }: PreviewOptions) {
  const [landing, setLanding] = useState<Landing>();
  const t = useMemo(() => createDraftText(brand, locale), [brand, locale]);
  useEffect(() => {
    const handleMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin === window.location.origin && source === window.parent) setLanding(data);
    };
    window.addEventListener('message', handleMessage);
    window.parent.postMessage(PREVIEW_READY, window.location.origin);
    return () => window.removeEventListener('message', handleMessage);
  }, []);
  const source = JSON.stringify(landing);
  useRelativeDates(source);
  if (!landing) return null;
  return (
    <SiteProvider brand={brand} locale={locale} t={t}>
      <ErrorBoundary key={source}>
        <LandingView landing={landing} />
      </ErrorBoundary>
    </SiteProvider>
  );
}

/** Starts the dates of the reviews in the present content. */
function useRelativeDates(content: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content has other elements
  useEffect(() => startRelativeDates(document), [content]);
}

/** Says what cannot be shown, for example a person whose pension gap cannot be worked out. */
class ErrorBoundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return <Notice label="This draft cannot be shown yet">{message}</Notice>;
  }
}
