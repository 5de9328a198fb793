import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Brand } from '../../tokens/index.ts';
import { embeddedJson } from '../embedded-json.ts';
import { islandMessages } from '../island-messages.ts';
import { type IslandPayload, IslandRoot } from '../islands/IslandRoot.tsx';
import type { IslandUse } from '../islands/island.tsx';
import type { Locale } from '../locales.ts';

/**
 * Makes the function that writes a page's islands. Each is a React root of its own with its own id
 * prefix, because that is how the browser hydrates it; its styles go to the page's Emotion cache.
 */
export function islandRenderer(page: { brand: Brand; locale: Locale; cache: EmotionCache }) {
  let count = 0;
  return function renderIsland<Props extends object>({
    name,
    view,
    props,
  }: IslandUse<Props>): ReactNode {
    count += 1;
    const payload: IslandPayload<Props> = {
      name,
      id: `${name}-${count}-`,
      brand: page.brand,
      locale: page.locale,
      props,
    };
    const html = renderToString(
      <CacheProvider value={page.cache}>
        <IslandRoot payload={payload} messages={islandMessages(name, page.locale)} view={view} />
      </CacheProvider>,
      { identifierPrefix: payload.id },
    );
    return (
      <div data-island={name}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
        <script
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
          dangerouslySetInnerHTML={{ __html: embeddedJson(payload) }}
        />
      </div>
    );
  };
}
