import type { ReactNode } from 'react';
import { Banner, type BannerHeights } from '../../../design-system/Banner/Banner.tsx';
import { LayeredHorizon } from '../../../design-system/LayeredHorizon/LayeredHorizon.tsx';
import { NameTag } from '../../../design-system/NameTag/NameTag.tsx';
import { Scene } from '../../../design-system/Scene/Scene.tsx';
import { Text } from '../../../design-system/Text/Text.tsx';
import type { Locale } from '../../locales.ts';
import { useSite } from '../../SiteProvider.tsx';
import { useText } from '../../useText.ts';
import type { SectionProps } from '../section-fields.ts';
import { Start } from './Start.tsx';

interface HeroProps extends Omit<SectionProps<'hero'>, 'hasExperiments'> {
  /** In place of title and text, e.g. the words of an experiment. */
  words?: ReactNode;
  /** False where another version of the hero may be seen: its picture loads only when it is. */
  isFirstView?: boolean;
}

/** The first view: the promise of the page in the sky above its picture, and where to start. */
export function Hero({ scene, title, text, words, isFirstView = true }: HeroProps) {
  const { locale } = useSite();
  const t = useText();
  const isHorizon = scene === 'horizon';
  return (
    <Banner
      heights={HEIGHTS[locale]}
      view={isHorizon ? 'panorama' : 'vignette'}
      mirrored={scene === TREE_AT_THE_START}
      picture={isHorizon ? <LayeredHorizon /> : <Scene first={isFirstView} name={scene} />}
      {...(isHorizon && {
        tag: {
          at: PERSON,
          content: <NameTag name={t('hero.tag.name')} caption={t('hero.tag.caption')} />,
        },
      })}
      action={<Start />}
    >
      {words ?? (
        <>
          <Text variant="hero">{t(title)}</Text>
          <Text variant="lead" tone="secondary">
            {t(text)}
          </Text>
        </>
      )}
    </Banner>
  );
}

/** German needs more room: it gets on a phone what English has from `md` up. */
const HEIGHTS: Record<Locale, BannerHeights> = {
  en: { phone: 'heroEn', md: 'heroWideEn', lg: 'heroWideEn' },
  de: { phone: 'heroDe', md: 'heroDe', lg: 'heroWideDe' },
};

/** Beside the person who looks out over the valley of the picture `horizon`. */
const PERSON = [43.5, 71.5] as const;

/** Its tree would stand behind the words. */
const TREE_AT_THE_START = 'swing';
