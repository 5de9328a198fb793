import { useEffect, useId, useRef } from 'react';
import type { CauseGroup } from '../../groups/cause-groups.ts';
import type { ChangeGroup } from '../../groups/change-groups.ts';
import { findLargestPlace } from '../../groups/largest-place.ts';
import type { Result } from '../../model/report.ts';
import { getReviewStatus, isUndecided, STATUSES } from '../../model/status.ts';
import { formatMode } from '../../plan/modes.ts';
import { select } from './actions.ts';
import { Icon, Words } from './Button.tsx';
import { crop } from './canvas.ts';
import { ANSWER_SIGNS, formatPicture, formatProgress, formatStory } from './labels.ts';
import { Picture } from './Picture.tsx';
import { useReview } from './review-context.ts';

/** Every open picture by cause, change and story. Its pictures are one tab stop, with arrow keys. */
export function PictureList() {
  const { groups } = useReview().state;
  return (
    <nav aria-label="Pictures" className="list">
      {groups.map((group) => (
        <GroupSection key={group.results[0]?.id} group={group} />
      ))}
    </nav>
  );
}

/** Only the group of the picture on the stage is open, because a report may list thousands. */
function GroupSection({ group }: { group: CauseGroup }) {
  const { title, status, cause, changeGroups, results } = group;
  const { state, dispatch } = useReview();
  const heading = useId();
  const isOpen = results.some(({ id }) => id === state.selected);
  const isDone = results.every(({ decision }) => decision);
  const answer = results.some(({ decision }) => decision?.answer === 'rejected')
    ? 'rejected'
    : 'accepted';
  const sign = isDone ? ANSWER_SIGNS[answer] : STATUSES[status].sign;
  const first = results.find(isUndecided) ?? results[0];
  return (
    <section aria-labelledby={heading} className="group" data-done={isDone}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          title={cause?.file}
          onClick={() => dispatch(select(first?.id ?? null))}
        >
          <Icon sign="›" />
          <Icon sign={sign} />
          <span id={heading}>
            <Words text={title} />
          </span>
          <span className="quiet">{formatProgress(results)}</span>
        </button>
      </h2>
      {isOpen &&
        changeGroups.map((change) => (
          <ChangeRows
            key={change.results[0]?.id}
            change={change}
            hasTitle={changeGroups.length > 1}
          />
        ))}
    </section>
  );
}

function ChangeRows({ change, hasTitle }: { change: ChangeGroup; hasTitle: boolean }) {
  const stories = Map.groupBy(change.results, ({ story }) => story);
  return (
    <>
      {hasTitle && (
        <h3>
          <Words text={change.title} />
        </h3>
      )}
      <ul>
        {[...stories.values()].map((results) => (
          <li key={results[0]?.story}>
            {results[0] && formatStory(results[0])}
            <div className="chips">
              {results.map((result) => (
                <Chip key={result.id} result={result} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Chip({ result }: { result: Result }) {
  const { id, mode, decision } = result;
  const chip = useRef<HTMLButtonElement>(null);
  const { state, dispatch } = useReview();
  const isSelected = state.selected === id;
  useEffect(() => {
    if (!isSelected) return;
    chip.current?.scrollIntoView({ block: 'nearest' });
    // With keyboard navigation in the list the focus follows the picture on the stage.
    if (document.activeElement?.closest('.list')) chip.current?.focus({ preventScroll: true });
  }, [isSelected]);
  return (
    <button
      ref={chip}
      type="button"
      className="chip"
      aria-current={isSelected}
      aria-label={`${formatPicture(result)}, ${getReviewStatus(result)}`}
      tabIndex={isSelected ? 0 : -1}
      onClick={() => dispatch(select(id))}
    >
      <Thumbnail result={result} />
      <span>
        {decision && <Icon sign={ANSWER_SIGNS[decision.answer]} />}
        {formatMode(mode)}
      </span>
    </button>
  );
}

/** The largest changed place, small; it is loaded when it comes near. */
function Thumbnail({ result }: { result: Result }) {
  const { after, before } = result;
  const image = after ?? before;
  const place = findLargestPlace(result)?.[after ? 'after' : 'before'];
  if (!image) return null;
  const { x, y, ...size } = crop(image, place, THUMBNAIL);
  return (
    <span className="thumbnail" style={THUMBNAIL}>
      <Picture
        image={image}
        alt=""
        loading="lazy"
        decoding="async"
        // Its size before it is loaded, too: a browser loads only what is within the window.
        style={{ ...size, translate: `${-x}px ${-y}px` }}
      />
    </span>
  );
}

/** In px. */
const THUMBNAIL = { width: 96, height: 68 };
