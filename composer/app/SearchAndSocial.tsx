import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Scene } from '../../design-system/drawings/Scene/Scene.tsx';
import { rule } from '../../design-system/styles/rule.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { brands } from '../../site/content/brands/index.ts';
import { readingOf } from '../../site/landings/check/text-problems.ts';
import {
  ASCENT,
  DISC,
  DRAWING,
  MARGIN,
  NAME_SIZE,
  SOCIAL_IMAGE,
  TITLE_BOX,
} from '../../site/prerender/images/social-image-layout.ts';
import { TITLE_SIZES } from '../../site/prerender/images/social-image-text.ts';
import { SiteProvider } from '../../site/provider/SiteProvider.tsx';
import { heroFields } from '../../site/sections/Hero/landing-fields.ts';
import { type Draft, valueAt } from '../draft/draft.ts';
import { draftText } from '../preview/draft-text.ts';
import type { PreviewOptions } from '../preview/preview-options.ts';
import { Column, Panel } from './layout.tsx';

/** What search engines and social networks show of a draft. */
export function SearchAndSocial({ draft, locale, brand }: PreviewOptions & { draft: Draft }) {
  const { origin, name } = brands[brand];
  const { host } = new URL(origin);
  const [title, description] = [draft.title, draft.description].map((text) =>
    readingOf(text[locale], locale),
  );
  return (
    <SiteProvider brand={brand} locale={locale} t={draftText(brand, locale)}>
      <Column lang={locale}>
        <Card aria-label="Search result">
          <Text variant="note" tone="secondary">
            {[host, ...draft.path[locale].split('/').filter(Boolean)].join(' › ')}
          </Text>
          <Text variant="lead" tone="accent" component="h3">
            {title || '…'}
          </Text>
          <Text variant="note">{description || '…'}</Text>
        </Card>
        <Card aria-label="Social card">
          <Poster draft={draft} locale={locale} brand={brand} />
          <Text variant="note" tone="secondary">
            {host}
          </Text>
          <Text variant="label">{title || '…'}</Text>
          <Text variant="note">{description || name}</Text>
        </Card>
      </Column>
    </SiteProvider>
  );
}

/** The social image as `site/prerender/images/social-image.tsx` draws it. */
function Poster({ draft, locale, brand }: PreviewOptions & { draft: Draft }) {
  const hero = draft.sections.find(({ kind }) => kind === 'hero');
  const scene = heroFields.fields.scene.values.find((known) => known === valueAt(hero, ['scene']));
  const words = String(valueAt(hero, ['title', locale]) ?? '');
  const title = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another size
  useEffect(() => fitTitle(title.current), [words, brand]);
  return (
    <Picture>
      <Disc>{scene && <Scene name={scene} />}</Disc>
      <Title ref={title}>{words}</Title>
      <Name>{brands[brand].name}</Name>
    </Picture>
  );
}

/** As large as the box of the title allows, in shares of the width of the picture. */
function fitTitle(title: HTMLElement | null): void {
  if (!title) return;
  const isTooLarge = () =>
    title.scrollHeight > title.clientHeight || title.scrollWidth > title.clientWidth;
  for (const size of TITLE_SIZES) {
    title.style.fontSize = scale(size);
    if (!isTooLarge()) return;
  }
}

/** A length of the image in the width of its picture here. */
function scale(pixels: number): string {
  return `${(pixels / SOCIAL_IMAGE.width) * 100}cqi`;
}

const Card = styled(Panel)(({ theme }) => ({
  maxInlineSize: theme.vars.size.measure,
  gap: theme.vars.space.xs,
  border: rule(theme),
}));

const Picture = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  position: 'relative',
  aspectRatio: `${SOCIAL_IMAGE.width} / ${SOCIAL_IMAGE.height}`,
  overflow: 'hidden',
  backgroundColor: theme.vars.color.surface.paper,
}));

const Disc = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: scale(DISC.y - DISC.radius),
  insetInlineStart: scale(DISC.x - DISC.radius),
  inlineSize: scale(2 * DISC.radius),
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: '50%',
  outline: `${scale(DISC.ring)} solid ${theme.vars.color.surface.glow}`,
  '& > img': {
    position: 'absolute',
    insetBlockStart: scale(DRAWING.y - (DISC.y - DISC.radius)),
    insetInlineStart: scale(DRAWING.x - (DISC.x - DISC.radius)),
    inlineSize: scale(DRAWING.width),
    blockSize: scale(DRAWING.height),
    maxInlineSize: 'none',
  },
}));

const Title = styled('p')(({ theme }) => ({
  ...theme.typography.hero,
  position: 'absolute',
  insetBlockStart: scale(MARGIN),
  insetInlineStart: scale(MARGIN),
  inlineSize: scale(TITLE_BOX.width),
  blockSize: scale(TITLE_BOX.height),
  textWrap: 'balance',
}));

/** Its baseline is on the margin: what hangs below it is in there. */
const Name = styled('p')(({ theme }) => ({
  ...theme.typography.hero,
  position: 'absolute',
  insetBlockEnd: scale(MARGIN - (1 - ASCENT) * NAME_SIZE),
  insetInlineStart: scale(MARGIN),
  fontSize: scale(NAME_SIZE),
  color: theme.vars.color.text.accent,
}));
