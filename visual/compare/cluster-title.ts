import type { Result, Verdict } from '../report.ts';
import { storyClass } from './change-classes.ts';

/** One line for people that says what the pictures of a cluster share. */
export function clusterTitle(
  verdict: Verdict,
  pictures: readonly Result[],
  classesOf: (result: Result) => readonly string[],
): string {
  const [first] = pictures;
  if (!first) return '';
  switch (verdict) {
    case 'changed':
      return changedTitle(first, pictures, classesOf(first));
    case 'new':
      return `New pictures of ${first.title}`;
    case 'gone':
      return `Pictures of ${first.title} that are gone`;
    default:
      return `${verdict === 'failed' ? 'Failed' : 'Unstable'}: ${first.reason}`;
  }
}

/** Such as `#d7dfda → #d7dfdb in 12 stories` or `Components/Button: Plain, in 6 modes`. */
function changedTitle(
  first: Result,
  pictures: readonly Result[],
  classes: readonly string[],
): string {
  const stories = new Set(pictures.map(({ story }) => story)).size;
  const modes = pictures.length === 1 ? '1 mode' : `${pictures.length} modes`;
  const place = stories > 1 ? `${stories} stories` : `${first.title}: ${first.name}, in ${modes}`;
  const changes = [...new Set(classes.filter((key) => key !== storyClass(first)).map(inWords))];
  if (changes.length === 0) return place;
  const more = changes.length - MOST_NAMED;
  const named = changes.slice(0, MOST_NAMED).join(', ');
  return `${named}${more > 0 ? ` and ${more} more` : ''} in ${place}`;
}

const MOST_NAMED = 3;

function inWords(key: string): string {
  const [kind, change = ''] = key.split(':');
  if (kind === 'colour') return change.replace('→', ' → ');
  if (kind === 'rows') return `${change.replace('-', '−')} px of height`;
  return kind === 'width' ? `width ${change.replace('→', ' → ')} px` : 'The same change';
}
