import { memo, useEffect, useId, useMemo, useRef } from 'react';
import { formatted } from '../../../tools/library/counted.ts';
import { modeName } from '../../modes.ts';
import type { Box, Image, Result } from '../../report.ts';
import { STATUSES } from '../../status.ts';
import { Button } from './Button.tsx';
import { expand, filter, pick } from './changes.ts';
import { Icon } from './Icon.tsx';
import { decisionLabel, pictureName, pictureUrl, storyName } from './labels.ts';
import type { ListedGroup } from './list.ts';
import { useReview } from './review-context.ts';
import { progressOf } from './state.ts';

/** Every listed picture by cause, look and story. One tab stop with arrow-key navigation. */
export function PictureList() {
  const { list, state, change } = useReview();
  const { text, hasSettled } = state.filter;
  return (
    <nav aria-label="Pictures">
      <search className="band rows">
        <input
          type="search"
          aria-label="Filter by story, file, mode or status"
          placeholder="Filter: button de-480 changed   /"
          value={text}
          onChange={({ target }) => change(filter({ text: target.value }))}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter' || key === 'Escape') currentTarget.blur();
            if (key === 'Escape') change(filter({ text: '' }));
          }}
        />
        <label>
          <input
            type="checkbox"
            checked={hasSettled}
            onChange={() => change(filter({ hasSettled: !hasSettled }))}
          />{' '}
          Include equal and skipped pictures
        </label>
      </search>
      <div className="list">
        {list.length === 0 && <p className="empty">No pictures match this filter.</p>}
        {list.map((group) => (
          <GroupSection key={group.key} group={group} />
        ))}
      </div>
    </nav>
  );
}

/** A closed group renders no pictures, because a report may list thousands. */
function GroupSection({ group }: { group: ListedGroup }) {
  const { state } = useReview();
  const heading = useId();
  const { key, title, status, causes, looks, results, hidden } = group;
  const { accepted, rejected, undecided, broken } = progressOf(results);
  const isOpen = state.opened === key;
  const isDone = accepted + rejected > 0 && undecided === 0;
  const counts = Object.entries({
    'to decide': undecided,
    accepted,
    rejected,
    'to fix': broken,
    hidden,
  })
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${formatted(count)} ${what}`);
  return (
    <section aria-labelledby={heading} className="group" data-done={isDone}>
      <h2>
        <Button
          aria-expanded={isOpen}
          title={causes.map(({ file }) => file).join('\n')}
          does={expand(key)}
        >
          <Icon shape={isOpen ? 'open' : 'next'} />
          <Icon shape={isDone ? (rejected > 0 ? 'rejected' : 'accepted') : status} />
          <span id={heading}>{title}</span>
          <span className="quiet">{counts.join(', ')}</span>
        </Button>
      </h2>
      {isOpen &&
        looks.map((look) => <LookRows key={look.title} look={look} hasTitle={looks.length > 1} />)}
    </section>
  );
}

function LookRows({ look, hasTitle }: { look: ListedGroup['looks'][number]; hasTitle: boolean }) {
  const { state } = useReview();
  const stories = useMemo(() => Map.groupBy(look.results, ({ story }) => story), [look]);
  return (
    <>
      {hasTitle && <h3>{look.title}</h3>}
      <ul>
        {[...stories].map(([story, results]) => {
          const picked = results.find(({ id }) => id === state.picked);
          return <StoryRow key={story} results={results} picked={picked} />;
        })}
      </ul>
    </>
  );
}

interface StoryRowProps {
  results: readonly Result[];
  /** The picture on the stage, when it is one of these. */
  picked: Result | undefined;
}

/** Memoized, because a key press changes only two of hundreds of rows. */
const StoryRow = memo(function StoryRow({ results, picked }: StoryRowProps) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!picked) return;
    current.current?.scrollIntoView({ block: 'nearest' });
    // With keyboard navigation in the list the focus follows the picture on the stage.
    if (document.activeElement?.closest('.list')) current.current?.focus({ preventScroll: true });
  }, [picked]);
  const shown = picked ?? results[0];
  if (!shown) return null;
  const { before, after, regions, status, reason, decision } = shown;
  return (
    <li className="story">
      {before && <Thumb image={before} place={regions?.[0]?.before} />}
      {after && <Thumb image={after} place={regions?.[0]?.after} />}
      <div>
        <p>{storyName(shown)}</p>
        {results.map((result) => (
          <Button
            key={result.id}
            ref={result === picked ? current : null}
            className="chip"
            aria-current={result === picked}
            aria-label={`${pictureName(result)}, ${stateLabel(result)}`}
            tabIndex={result === picked ? 0 : -1}
            does={pick(result.id)}
          >
            {result.decision && <Icon shape={result.decision.answer} />}
            {modeName(result.mode)}
          </Button>
        ))}
        {decision && <p className="quiet">{decisionLabel(decision)}</p>}
        {!STATUSES[status].isDecidable && <p className="quiet">{reason}</p>}
      </div>
    </li>
  );
});

/** The part of a picture around its first changed place; the style sheet sets its size. */
function Thumb({ image, place }: { image: Image; place: Box | undefined }) {
  const { x, y, width, height } = place ?? { x: 0, y: 0, width: image.width, height: 160 };
  const objectPosition = `${120 - x - width / 2}px ${80 - y - height / 2}px`;
  return (
    <img
      className="thumb"
      src={pictureUrl(image)}
      alt=""
      loading="lazy"
      decoding="async"
      style={{ objectPosition }}
    />
  );
}

function stateLabel({ status, decision }: Result): string {
  return decision?.answer ?? (STATUSES[status].isDecidable ? 'to decide' : status);
}
