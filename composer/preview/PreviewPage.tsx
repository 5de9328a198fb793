import { Component, type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { startRelativeDates } from '../../design-system/cards/ReviewCard/start-relative-dates.ts';
import { Notice } from '../../design-system/page/Notice/Notice.tsx';
import { listLandings } from '../../site/landings/index.ts';
import type { Landing } from '../../site/landings/landing.ts';
import { LandingView } from '../../site/prerender/page-kinds/LandingView.tsx';
import { PersonaPages } from '../../site/provider/PersonaPages.ts';
import { SectionView } from '../../site/sections/SectionView.tsx';
import type { SectionKind } from '../../site/sections/sections.ts';
import { findExample } from '../draft/create-draft.ts';
import { getStoredText, readStoredDraft, watchStoredDraft } from '../draft/stored-draft.ts';
import { fillPlaceholders } from './draft-text.ts';

/** The draft of this tab as visitors would see it, or one section of a landing. */
export function PreviewPage({ section }: { section: SectionKind | undefined }) {
  return section ? <SectionPreview section={section} /> : <DraftPreview />;
}

function SectionPreview({ section }: { section: SectionKind }) {
  useRelativeDates(section);
  return (
    <PersonaPages value={listLandings('personas')}>
      <SectionView section={findExample(section)} />
    </PersonaPages>
  );
}

function DraftPreview() {
  const stored = useSyncExternalStore(watchStoredDraft, getStoredText);
  useRelativeDates(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read when its text is another
  const draft = useMemo(readStoredDraft, [stored]);
  if (!draft) return null;
  return (
    <ErrorBoundary key={stored}>
      {/* A field may still be wrong: the boundary says so. */}
      <LandingView landing={fillPlaceholders(draft.landing) as unknown as Landing} />
    </ErrorBoundary>
  );
}

/** Starts the dates of the reviews in the present content. */
function useRelativeDates(content: string | null): void {
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
