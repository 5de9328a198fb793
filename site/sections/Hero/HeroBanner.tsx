import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { getPlaces } from '../../../design-system/drawings/Scene/cuts.ts';
import { useBannerImages } from '../../../design-system/drawings/Scene/useBannerImages.ts';
import { Banner, type BannerHeights } from '../../../design-system/page/Banner/Banner.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { useSay, useSite } from '../../provider/site-context.ts';
import type { SectionProps } from '../sections.ts';
import { Start } from './Start.tsx';

interface HeroBannerProps extends Omit<SectionProps<'hero'>, 'hasExperiments'> {
  /** In place of title and text, e.g. the words of an experiment. */
  words?: ReactNode;
  /** A version of an experiment that the visitor may never see. */
  mayStayHidden?: boolean;
}

/** The first view: the promise of the page in the sky beside its picture, and where to start. */
export function HeroBanner({ scene, title, text, words, mayStayHidden }: HeroBannerProps) {
  const { locale } = useSite();
  const intl = useIntl();
  const say = useSay();
  return (
    <Banner
      heights={locale === 'en' ? SHORT : LONG}
      columns={SKY}
      images={useBannerImages(scene)}
      {...(mayStayHidden && { loading: 'lazy' })}
      {...(scene === 'horizon' && {
        caption: {
          name: intl.formatMessage({ id: 'hero.tag.name' }),
          fact: intl.formatMessage({ id: 'hero.tag.caption' }),
          at: PERSON,
        },
      })}
      action={<Start />}
    >
      {words ?? (
        <>
          <Text variant="hero">{say(title)}</Text>
          <Text variant="lead" tone="secondary">
            {say(text)}
          </Text>
        </>
      )}
    </Banner>
  );
}

/** What the drawings leave empty beside what they show. */
const SKY = { md: 6, lg: 5 };

const SHORT: BannerHeights = { phone: 'heroEn', md: 'heroWideEn', lg: 'heroWideEn' };

/** Most languages need more room than English, as German does: on a phone what English has from `md` up. */
const LONG: BannerHeights = { phone: 'heroDe', md: 'heroDe', lg: 'heroWideDe' };

/** Beside the person who looks out over the valley. */
const PERSON = getPlaces('horizon', [626, 643]);
