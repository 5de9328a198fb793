import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import type { BannerScene } from '../../../design-system/drawings/Scene/cuts.ts';
import { CheckList } from '../../../design-system/text/CheckList/CheckList.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { FLAGS } from '../../config/visitor-options.ts';
import { heroBullets } from '../../content/hero-bullets.ts';
import { SourceNote } from '../../provider/SourceNote.tsx';
import { useSite } from '../../provider/site-context.ts';
import { useVisitorOptions } from '../../provider/useVisitorOptions.ts';
import {
  formatAssignmentScript,
  formatVersion,
  type HeroVersion,
  listFlags,
  listVersions,
} from '../../visitors/experiments/experiments.ts';
import type { SectionProps } from '../sections.ts';
import { HeroBanner } from './HeroBanner.tsx';

type HeroProps = ComponentProps<typeof HeroBanner>;

/**
 * The hero in every version that a running experiment may show. All are in the page; an inline script
 * before them says which one is seen, so that nothing waits and nothing is hidden meanwhile. Without
 * experiments, without JavaScript and without consent it is the hero as it is.
 */
export function Hero({ hasExperiments = false, ...hero }: SectionProps<'hero'>) {
  const { locale } = useSite();
  const { experiments } = useVisitorOptions();
  const flags = listFlags(locale, experiments);
  if (!hasExperiments || flags.length === 0) return <HeroBanner {...hero} />;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own */}
      <script dangerouslySetInnerHTML={{ __html: formatAssignmentScript(flags) }} />
      {listVersions(flags).map((version) => (
        <Version key={formatVersion(version)} data-version={formatVersion(version)}>
          <VersionView {...version} hero={hero} />
        </Version>
      ))}
    </>
  );
}

/** The hero in one version. */
export function VersionView({ picture, words, hero }: HeroVersion & { hero: HeroProps }) {
  return (
    <HeroBanner
      {...hero}
      {...(picture !== 'control' && { scene: PICTURES[picture] })}
      {...(words === 'bullets' && { words: <Bullets /> })}
      mayStayHidden={picture !== 'control' || words !== 'control'}
    />
  );
}

/** The scenes of the two picture experiments. */
const PICTURES: Record<Exclude<HeroVersion['picture'], 'control'>, BannerScene> = {
  new: 'bench',
  family: 'swing',
};

/** English in every language: the experiment runs in English only. */
function Bullets() {
  const { title, points } = heroBullets;
  return (
    <>
      <Text variant="hero">{title}</Text>
      <CheckList items={points.map(({ text }) => text)} />
      <SourceNote claims={points.flatMap(({ claims }) => claims)} />
    </>
  );
}

/** Shows the version that the page's root names, or else the first, which is the control. */
const Version = styled('div')({
  'html:not([data-hero]) &:not([data-version="control-control"])': { display: 'none' },
  ...Object.fromEntries(
    listVersions(FLAGS)
      .map(formatVersion)
      .map((name) => [
        `html[data-hero="${name}"] &:not([data-version="${name}"])`,
        { display: 'none' },
      ]),
  ),
});
