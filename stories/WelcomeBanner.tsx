import styled from '@emotion/styled';
import { Scene } from '../design-system/drawings/Scene/Scene.tsx';
import { Text } from '../design-system/text/Text/Text.tsx';
import { getTextLookup } from '../site/provider/page-texts.ts';
import { SiteProvider } from '../site/provider/SiteProvider.tsx';
import type { Brand } from '../tokens/index.ts';

/** The first view of the workbench: the drawing that stands on the first page of the site. */
export function WelcomeBanner({
  brand,
  title,
  lead,
}: {
  brand: Brand;
  title: string;
  lead: string;
}) {
  return (
    <SiteProvider brand={brand} locale="en" t={getTextLookup(brand, 'en')}>
      <Frame>
        <View>
          <Scene name="horizon" />
        </View>
        <Words>
          <Text variant="title" component="h1">
            {title}
          </Text>
          <Text variant="lead">{lead}</Text>
        </Words>
      </Frame>
    </SiteProvider>
  );
}

const Frame = styled('header')(({ theme }) => ({
  overflow: 'clip',
  borderRadius: theme.vars.radius.large,
  marginBlockEnd: theme.vars.space.l,
}));

/** As wide as the page and half as high, without the upper sky. */
const View = styled('div')({
  overflow: 'clip',
  display: 'grid',
  alignItems: 'end',
  aspectRatio: '2 / 1',
  '& img': { display: 'block', inlineSize: '100%', blockSize: 'auto' },
});

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.xs,
  padding: theme.vars.space.l,
  backgroundColor: theme.vars.color.surface.deep,
  color: theme.vars.color.text.onDeep,
}));
