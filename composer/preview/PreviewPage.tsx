import type { Theme } from '@emotion/react';
import styled from '@emotion/styled';
import {
  Component,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useIntl } from 'react-intl';
import { startRelativeDates } from '../../design-system/cards/ReviewCard/start-relative-dates.ts';
import { Notice } from '../../design-system/page/Notice/Notice.tsx';
import { isLocalized } from '../../site/i18n/locales.ts';
import type { Landing } from '../../site/landings/landing.ts';
import { listLandingParts } from '../../site/layout/landing-parts.tsx';
import { SiteLayout } from '../../site/layout/SiteLayout.tsx';
import { Pictures, pictures } from '../../site/pictures/pictures.ts';
import { useSay, useSite } from '../../site/provider/site-context.ts';
import { isSectionKind } from '../../site/sections/sections.ts';
import { readUndoKey } from '../app/UndoRedo.tsx';
import type { DraftLanding } from '../draft/draft.ts';
import { hyphenateDraft } from '../draft/hyphenate-draft.ts';
import {
  getStoredPart,
  getStoredText,
  readStoredDraft,
  watchStored,
} from '../draft/stored-draft.ts';
import { fillPlaceholders } from './draft-text.ts';
import { findClickedText } from './find-clicked-text.ts';
import { InlineEditor, type InlineText } from './InlineEditor.tsx';
import { reportSections } from './report-sections.ts';
import { tellComposer } from './tell-composer.ts';

/** The draft of this tab as visitors would see it. */
export function PreviewPage() {
  const stored = useSyncExternalStore(watchStored, getStoredText);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft has other dates of reviews
  useEffect(() => startRelativeDates(document), [stored]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read when its text is another
  const draft = useMemo(readStoredDraft, [stored]);
  if (!draft) return null;
  return (
    <ErrorBoundary content={stored}>
      <Pictures value={WITH_STAND_IN}>
        {/* A field may still be wrong: the boundary says so. */}
        <LandingToSelect landing={fillLanding(hyphenateDraft(draft).landing)} />
      </Pictures>
    </ErrorBoundary>
  );
}

/** Every picture, and for one that is still to be chosen an empty frame, in which its description stands. */
const WITH_STAND_IN = new Proxy(pictures, {
  get: (all, file) => all[String(file)] ?? { sources: {}, img: { src: 'data:,', w: 3, h: 2 } },
});

/**
 * The landing as its page has it. Its sections are outlined under the pointer and while they are open,
 * and a click on a text writes it in its place.
 */
function LandingToSelect({ landing }: { landing: Landing }) {
  const { path, sections } = landing;
  const { brand } = useSite();
  const intl = useIntl();
  const say = useSay();
  const part = useSyncExternalStore(watchStored, getStoredPart);
  const open = sections.find(({ kind }) => kind === part)?.kind;
  const selected = useRef<HTMLDivElement>(null);
  const [written, write] = useState<InlineText>();
  useEffect(() => {
    const view = selected.current?.firstElementChild;
    if (!open || !view) return;
    const { top, bottom } = view.getBoundingClientRect();
    if (top > window.innerHeight / 2 || bottom < window.innerHeight / 2) view.scrollIntoView();
  }, [open]);
  useEffect(() => {
    const handleClick = ({ target, clientX: x, clientY: y }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('[contenteditable]')) return;
      const text = findClickedText(target, landing, say);
      const section = target.closest<HTMLElement>('[data-section]')?.dataset.section;
      if (text) write({ ...text, x, y });
      else if (section) tellComposer({ type: 'select', field: section });
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [landing, say]);
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another landing has other sections
  useEffect(() => reportSections(document), [landing]);
  return (
    <SiteLayout paths={path} sections={sections.map(({ kind }) => kind)}>
      {listLandingParts(landing, brand, intl).map(({ name, view }) => (
        <Selectable
          key={name + formatSettings(sections.find(({ kind }) => kind === name))}
          ref={name === open ? selected : null}
          data-section={isSectionKind(name) ? name : undefined}
          data-open={name === open || undefined}
        >
          {view}
        </Selectable>
      ))}
      {written && (
        <InlineEditor
          key={written.field}
          text={written}
          onLeave={() => write((now) => (now === written ? undefined : now))}
        />
      )}
    </SiteLayout>
  );
}

/** All of a section but its texts: with other settings it begins anew, as a calculator does. */
function formatSettings(section: object | undefined): string {
  return JSON.stringify(section, (_name, value) => (isLocalized(value) ? '' : value)) ?? '';
}

/** Enter and Escape leave the text that is being written; Ctrl or Cmd and Z work as around the preview. */
function handleKey(event: KeyboardEvent): void {
  const editor =
    event.target instanceof HTMLElement && event.target.isContentEditable
      ? event.target
      : undefined;
  const step = readUndoKey(event);
  if (step || /^(Enter|Escape)$/.test(event.key)) editor?.blur();
  if (!step) return;
  event.preventDefault();
  tellComposer({ type: step });
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

/** Says what cannot be shown, for example a person whose pension gap cannot be worked out. */
class ErrorBoundary extends Component<
  { content: string | null; children: ReactNode },
  { message?: string | undefined }
> {
  override state: { message?: string | undefined } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  /** Another draft is tried anew. */
  override componentDidUpdate(before: { content: string | null }) {
    if (this.state.message !== undefined && before.content !== this.props.content)
      this.setState({ message: undefined });
  }

  override render() {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return <Notice label="This draft cannot be shown yet">{message}</Notice>;
  }
}
