import { useEffect, useId, useRef } from 'react';
import { formatted } from '../../../tools/library/counted.ts';
import type { Group } from '../../groups/groups.ts';
import type { Look } from '../../groups/looks.ts';
import { modeName } from '../../modes.ts';
import type { Box, Image, Result } from '../../report.ts';
import { isUndecided, STATUSES } from '../../status.ts';
import { Button } from './Button.tsx';
import { pick } from './changes.ts';
import { Icon } from './Icon.tsx';
import { ANSWER_SIGNS, decisionLabel, pictureName, pictureUrl, storyName } from './labels.ts';
import { useReview } from './review-context.ts';
import { progressOf } from './state.ts';

/** Every open picture by cause, look and story. Its pictures are one tab stop, with arrow keys. */
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
function GroupSection({ group }: { group: Group }) {
  const { title, status, causes, looks, results } = group;
  const { picked } = useReview().state;
  const heading = useId();
  const { accepted, rejected, undecided, broken } = progressOf(results);
  const isOpen = results.some(({ id }) => id === picked);
  const isDone = accepted + rejected > 0 && undecided === 0;
  const first = results.find(isUndecided) ?? results[0];
  const counts = Object.entries({ 'to decide': undecided, accepted, rejected, 'to fix': broken })
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${formatted(count)} ${what}`);
  return (
    <section aria-labelledby={heading} className="group" data-done={isDone}>
      <h2>
        <Button
          aria-expanded={isOpen}
          title={causes.map(({ file }) => file).join('\n')}
          does={pick(first?.id ?? null)}
        >
          <Icon sign="›" />
          <Icon
            sign={
              isDone ? ANSWER_SIGNS[rejected > 0 ? 'rejected' : 'accepted'] : STATUSES[status].sign
            }
          />
          <span id={heading}>{title}</span>
          <span className="quiet">{counts.join(', ')}</span>
        </Button>
      </h2>
      {isOpen &&
        looks.map((look) => <LookRows key={look.title} look={look} hasTitle={looks.length > 1} />)}
    </section>
  );
}

function LookRows({ look, hasTitle }: { look: Look; hasTitle: boolean }) {
  const stories = Map.groupBy(look.results, ({ story }) => story);
  return (
    <>
      {hasTitle && <h3>{look.title}</h3>}
      <ul>
        {[...stories].map(([story, results]) => (
          <StoryRow key={story} results={results} />
        ))}
      </ul>
    </>
  );
}

function StoryRow({ results }: { results: readonly Result[] }) {
  const current = useRef<HTMLButtonElement>(null);
  const { state } = useReview();
  const picked = results.find(({ id }) => id === state.picked);
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
            {result.decision && <Icon sign={ANSWER_SIGNS[result.decision.answer]} />}
            {modeName(result.mode)}
          </Button>
        ))}
        {decision && <p className="quiet">{decisionLabel(decision)}</p>}
        {!STATUSES[status].isDecidable && <p className="quiet">{reason}</p>}
      </div>
    </li>
  );
}

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
      style={{ objectPosition }}
    />
  );
}

function stateLabel({ status, decision }: Result): string {
  return decision?.answer ?? (STATUSES[status].isDecidable ? 'to decide' : status);
}
