import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Scene } from '../../../design-system/Scene/Scene.tsx';
import { rule } from '../../../design-system/styles/rule.ts';
import { Text } from '../../../design-system/Text/Text.tsx';
import { brands } from '../../../site/content/brands/index.ts';
import { readingOf } from '../../../site/landings/check/text-faults.ts';
import { ownPrefix } from '../../../site/landings/landing-files.ts';
import { SiteProvider } from '../../../site/SiteProvider.tsx';
import { heroFields } from '../../../site/sections/Hero/landing-fields.ts';
import { type Draft, valueAt } from '../draft/draft.ts';
import { draftText } from '../frame/draft-text.ts';
import type { Shown } from '../frame/shown-in.ts';
import { Column, Panel } from './layout.tsx';

/** What search engines and social networks show of a draft. */
export function SearchAndSocial({ draft, locale, brand }: Shown & { draft: Draft }) {
  const { origin, name } = brands[brand];
  const { host } = new URL(origin);
  const own = (id: string) =>
    readingOf(draft.texts[locale][ownPrefix(draft.name) + id] ?? '', locale);
  return (
    <SiteProvider brand={brand} locale={locale} t={draftText(brand, locale, draft.texts[locale])}>
      <Column lang={locale}>
        <Card aria-label="Search result">
          <Text variant="note" tone="secondary">
            {[host, ...draft.path[locale].split('/').filter(Boolean)].join(' › ')}
          </Text>
          <Text variant="lead" tone="accent" as="h3">
            {own('title') || '…'}
          </Text>
          <Text variant="note">{own('description') || '…'}</Text>
        </Card>
        <Card aria-label="Social card">
          <Poster draft={draft} locale={locale} brand={brand} />
          <Text variant="note" tone="secondary">
            {host}
          </Text>
          <Text variant="label">{own('title') || '…'}</Text>
          <Text variant="note">{own('description') || name}</Text>
        </Card>
      </Column>
    </SiteProvider>
  );
}

/** The social image as `site/rendering/social-image.tsx` draws it, in percent of its 1200 x 630 px. */
function Poster({ draft, locale, brand }: Shown & { draft: Draft }) {
  const hero = draft.sections.find(({ kind }) => kind === 'hero');
  const id = String(valueAt(hero, ['title']) ?? '');
  const scene = heroFields.fields.scene.values.find((known) => known === valueAt(hero, ['scene']));
  const words = draft.texts[locale][id] ?? '';
  const title = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another size
  useEffect(() => setSize(title.current), [words, brand]);
  return (
    <Picture>
      <Disc>{scene && <Scene name={scene} />}</Disc>
      <Title ref={title}>{words}</Title>
      <Name>{brands[brand].name}</Name>
    </Picture>
  );
}

/** As large as the box of the title allows, in shares of the width of the picture. */
function setSize(title: HTMLElement | null): void {
  if (!title) return;
  const isTooLarge = () =>
    title.scrollHeight > title.clientHeight || title.scrollWidth > title.clientWidth;
  for (const size of SIZES) {
    title.style.fontSize = `${(size / 1200) * 100}cqi`;
    if (!isTooLarge()) return;
  }
}

const SIZES = [76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36];

const Card = styled(Panel)(({ theme }) => ({
  maxInlineSize: theme.vars.size.measure,
  gap: theme.vars.space.xs,
  border: rule(theme),
}));

const Picture = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  position: 'relative',
  aspectRatio: '1200 / 630',
  overflow: 'hidden',
  backgroundColor: theme.vars.color.surface.paper,
}));

/** A circle around 1066, 315 with a radius of 530 px, in a ring of 26 px; its drawing begins at 392, -6. */
const Disc = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: '-34.1%',
  insetInlineStart: '44.7%',
  inlineSize: '88.3%',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: '50%',
  outline: `2.2cqi solid ${theme.vars.color.surface.glow}`,
  '& > img': {
    position: 'absolute',
    insetBlockEnd: '20.3%',
    insetInlineStart: '-13.6%',
    inlineSize: '80%',
    blockSize: '60%',
    maxInlineSize: 'none',
  },
}));

const Title = styled('p')(({ theme }) => ({
  ...theme.typography.hero,
  position: 'absolute',
  insetBlockStart: '10%',
  insetInlineStart: '5.3%',
  inlineSize: '35.4%',
  blockSize: '68%',
  textWrap: 'balance',
}));

const Name = styled('p')(({ theme }) => ({
  ...theme.typography.hero,
  position: 'absolute',
  insetBlockEnd: '9%',
  insetInlineStart: '5.3%',
  fontSize: '2.8cqi',
  color: theme.vars.color.text.accent,
}));
