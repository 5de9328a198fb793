import type { Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { Component, type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { startRelativeDates } from '../../design-system/cards/ReviewCard/start-relative-dates.ts';
import { Notice } from '../../design-system/page/Notice/Notice.tsx';
import { listLandings } from '../../site/landings/index.ts';
import type { Landing } from '../../site/landings/landing.ts';
import { SiteLayout } from '../../site/layout/SiteLayout.tsx';
import { createLandingParts } from '../../site/prerender/page-kinds/landing-parts.tsx';
import { PersonaPages } from '../../site/provider/PersonaPages.ts';
import { useSite } from '../../site/provider/SiteProvider.tsx';
import { SectionView } from '../../site/sections/SectionView.tsx';
import { isSectionKind, type Section, type SectionKind } from '../../site/sections/sections.ts';
import { findExample } from '../draft/create-draft.ts';
import type { DraftLanding } from '../draft/draft.ts';
import {
  getStoredPart,
  getStoredText,
  readStoredDraft,
  watchStored,
} from '../draft/stored-draft.ts';
import { fillPlaceholders } from './draft-text.ts';
import { findClickedField } from './find-clicked-field.ts';

/** The draft of this tab as visitors would see it, or one section of a landing. */
export function PreviewPage({ section }: { section: SectionKind | undefined }) {
  return section ? <SectionPreview section={section} /> : <DraftPreview />;
}

function SectionPreview({ section }: { section: SectionKind }) {
  useRelativeDates(section);
  const [example] = fillPlaceholders([findExample(section)]);
  return (
    <PersonaPages value={listLandings('personas')}>
      <SectionView section={example as unknown as Section} />
    </PersonaPages>
  );
}

function DraftPreview() {
  const stored = useSyncExternalStore(watchStored, getStoredText);
  useRelativeDates(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read when its text is another
  const draft = useMemo(readStoredDraft, [stored]);
  if (!draft) return null;
  return (
    <ErrorBoundary key={stored}>
      {/* A field may still be wrong: the boundary says so. */}
      <LandingToSelect landing={fillLanding(draft.landing)} />
    </ErrorBoundary>
  );
}

/** The landing as its page has it. Its sections are outlined under the pointer and while they are open. */
function LandingToSelect({ landing }: { landing: Landing }) {
  const { path, sections } = landing;
  const site = useSite();
  const open = useSyncExternalStore(watchStored, getStoredPart);
  const selected = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = selected.current?.firstElementChild;
    if (!open || !view) return;
    const { top, bottom } = view.getBoundingClientRect();
    if (top > window.innerHeight / 2 || bottom < window.innerHeight / 2) view.scrollIntoView();
  }, [open]);
  useEffect(() => {
    const handle = ({ target }: MouseEvent) => {
      const clicked = target instanceof Element && findClickedField(target, landing, site.t);
      if (clicked) window.parent.postMessage({ clicked }, window.origin);
    };
    document.addEventListener('click', handle);
    return () => document.removeEventListener('click', handle);
  }, [landing, site]);
  return (
    <SiteLayout paths={path} sections={sections.map(({ kind }) => kind)}>
      {createLandingParts(landing, site).map(({ name, view }) => (
        <Selectable
          key={name}
          ref={name === open ? selected : null}
          data-section={isSectionKind(name) ? name : undefined}
          data-open={name === open || undefined}
        >
          {view}
        </Selectable>
      ))}
    </SiteLayout>
  );
}

const Selectable = styled('div')(({ theme }) => ({
  display: 'contents',
  '&[data-section]:hover > *': outline(theme, 'dashed'),
  '&[data-open] > *': outline(theme, 'solid'),
}));

function outline({ vars }: Theme, style: 'dashed' | 'solid') {
  return {
    outline: `${vars.border.strong} ${style} ${vars.color.action.main}`,
    outlineOffset: `calc(-1 * ${vars.border.strong})`,
  };
}

function fillLanding(landing: DraftLanding): Landing {
  return { ...landing, sections: fillPlaceholders(landing.sections) } as unknown as Landing;
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
