import { abbreviate } from '../model/abbreviate.ts';
import type { Picture } from '../model/report.ts';
import type { Findings, Story } from './survey.ts';

/** Something that no picture shows. */
export interface Gap {
  /** In which state and brand, such as `hover` or `fernblick-wohnen dark`. */
  show: string;
  /** Whether it is hidden there at every width; otherwise its stories are not shown in this way. */
  isHidden: boolean;
  story: Pick<Story, 'title' | 'name'>;
}

/**
 * Says what no picture of these stories and pages shows, as sentences.
 * @param isPart whether there are others, which may show the same
 */
export function describeLeftOut(
  gaps: readonly Gap[],
  shown: readonly Pick<Picture, 'title'>[],
  findings: readonly Pick<Findings, 'otherMedia'>[],
  isPart = false,
): string[] {
  const media = [...new Set(findings.flatMap(({ otherMedia }) => otherMedia))].sort();
  const hasPages = shown.some(({ title }) => /^(Landings|Site)\//.test(title));
  return [
    ALWAYS,
    ...(hasPages ? [OF_PAGES] : []),
    ...(media.length > 0 ? [`Not captured in interactions: rules for ${media.join(', ')}.`] : []),
    ...describeGaps(
      gaps.filter(({ isHidden }) => !isHidden),
      isPart ? 'of these stories, what others may show,' : 'what only these stories have',
    ),
    ...describeGaps(
      gaps.filter(({ isHidden }) => isHidden),
      `what is hidden at every width of these stories${isPart ? ', which others may show,' : ''}`,
    ),
  ];

  /** Ways in which the same stories show too little are one sentence, of a part all. */
  function describeGaps(own: readonly Gap[], what: string): string[] {
    const shows = [...Map.groupBy(own, ({ show }) => show)];
    const alike = Map.groupBy(shows, ([, some]) => (isPart ? '' : listStories(some)));
    return [...alike.values()].map((ways) => {
      const names = listStories(ways.flatMap(([, some]) => some));
      return `Not captured: ${what} for ${ways.map(([show]) => show).join(', ')}: ${names}.`;
    });
  }
}

function listStories(gaps: readonly Gap[]): string {
  return abbreviate([...new Set(gaps.map(({ story }) => `${story.title}: ${story.name}`))]);
}

const ALWAYS =
  'Not captured: in a second language the wide end of each layout, states, dark and more contrast; states, dark and more contrast at a second width; other brands beyond one picture for each custom property; what is closed, but for landings and pages on paper; right to left; text of twice the size, for which the narrowest container queries are; motion; other browsers.';

const OF_PAGES =
  'Not captured of landings: the dark at other widths than 360 and 1264 px; paper at other widths than 960 px; pages without JavaScript in a second language.';
