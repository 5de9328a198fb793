import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Scene } from '../../design-system/drawings/Scene/Scene.tsx';
import { rule } from '../../design-system/styles/rule.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { brands } from '../../site/content/brands/index.ts';
import { getReading } from '../../site/landings/check/text-problems.ts';
import {
  DISC,
  DRAWING,
  MARGIN,
  NAME,
  NOTICE,
  SOCIAL_IMAGE,
  TITLE_BOX,
  TITLE_SIZES,
} from '../../site/prerender/images/social-image-layout.ts';
import { formatDemoNotice } from '../../site/provider/describe-demo.ts';
import { SiteProvider } from '../../site/provider/SiteProvider.tsx';
import { hero } from '../../site/sections/Hero/index.ts';
import { type DraftLanding, getField } from '../draft/draft.ts';
import { getDraftTexts } from '../preview/draft-text.ts';
import type { PreviewOptions } from '../preview/preview-options.ts';
import { Column, Panel } from './layout.tsx';

interface SearchAndSocialProps extends PreviewOptions {
  landing: DraftLanding;
}

/** A draft as search engines and social networks show it. */
export function SearchAndSocial({ landing, locale, brand }: SearchAndSocialProps) {
  const { origin, name } = brands[brand];
  const { host } = new URL(origin);
  const read = (field: string) =>
    getReading(String(getField(landing, [field, locale]) ?? ''), locale);
  return (
    <SiteProvider {...getDraftTexts(brand, locale)}>
      <Column lang={locale}>
        <Card aria-label="Search result">
          <Text variant="note" tone="secondary">
            {[host, ...landing.path[locale].split('/').filter(Boolean)].join(' › ')}
          </Text>
          <Text variant="lead" tone="accent" component="h3">
            {read('title') || '…'}
          </Text>
          <Text variant="note">{read('description') || '…'}</Text>
        </Card>
        <Card aria-label="Social card">
          <SocialImage landing={landing} locale={locale} brand={brand} />
          <Text variant="note" tone="secondary">
            {host}
          </Text>
          <Text variant="label">{read('title') || '…'}</Text>
          <Text variant="note">{read('description') || name}</Text>
        </Card>
      </Column>
    </SiteProvider>
  );
}

/** The image as `site/prerender/images/social-image.tsx` lays it out, its texts set by the browser. */
function SocialImage({ landing, locale, brand }: SearchAndSocialProps) {
  const clip = useId();
  const intl = useIntl();
  const title = useRef<HTMLParagraphElement>(null);
  const { width, height } = SOCIAL_IMAGE;
  const chosen = getField(landing, ['hero', 'scene']);
  const scene = hero.schema.fields.scene.values.find((known) => known === chosen);
  const words = String(getField(landing, ['hero', 'title', locale]) ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another size
  useEffect(() => fitTitle(title.current), [words, brand]);
  return (
    <Canvas viewBox={`0 0 ${width} ${height}`}>
      <clipPath id={clip}>
        <circle cx={DISC.x} cy={DISC.y} r={DISC.radius} />
      </clipPath>
      <circle cx={DISC.x} cy={DISC.y} r={DISC.radius + DISC.ring} />
      <foreignObject {...DRAWING} clipPath={`url(#${clip})`}>
        {scene && <Scene name={scene} />}
      </foreignObject>
      <foreignObject x={MARGIN} y={MARGIN} {...TITLE_BOX}>
        <Title ref={title}>{words}</Title>
      </foreignObject>
      <text x={MARGIN} y={NAME.baseline} fontSize={NAME.size}>
        {brands[brand].name}
      </text>
      {brands[brand].status === 'demo' && (
        <foreignObject
          x={MARGIN}
          y={NOTICE.baseline - NOTICE.size}
          width={NOTICE.width}
          height={height}
        >
          <p style={{ fontSize: NOTICE.size, lineHeight: NOTICE.lineHeight }}>
            {formatDemoNotice(intl)}
          </p>
        </foreignObject>
      )}
    </Canvas>
  );
}

/** As large as the box of the title allows. */
function fitTitle(title: HTMLElement | null): void {
  if (!title) return;
  const isTooLarge = () =>
    title.scrollHeight > title.clientHeight || title.scrollWidth > title.clientWidth;
  for (const size of TITLE_SIZES) {
    title.style.fontSize = `${size}px`;
    if (!isTooLarge()) return;
  }
}

const Card = styled(Panel)(({ theme }) => ({
  maxInlineSize: theme.vars.size.measure,
  gap: theme.vars.space.xs,
  border: rule(theme),
}));

const Canvas = styled('svg')(({ theme }) => ({
  inlineSize: '100%',
  backgroundColor: theme.vars.color.surface.paper,
  '& > circle': { fill: theme.vars.color.surface.glow },
  '& > text': {
    fontFamily: theme.typography.hero.fontFamily,
    fontWeight: theme.typography.hero.fontWeight,
    fill: theme.vars.color.text.accent,
  },
  '& img': { inlineSize: DRAWING.width, blockSize: DRAWING.height, maxInlineSize: 'none' },
}));

const Title = styled('p')(({ theme }) => ({
  ...theme.typography.hero,
  blockSize: TITLE_BOX.height,
  textWrap: 'balance',
}));
