import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { formatEmbeddedJson } from '../../islands/embedded-json.ts';
import { type IslandPayload, IslandRoot } from '../../islands/IslandRoot.tsx';
import type { IslandUse } from '../../islands/island.tsx';
import { pickIslandMessages } from '../../islands/island-messages.ts';
import { PlainHtmlContext } from '../../islands/PlainHtml.tsx';
import type { PageTexts } from '../../provider/page-texts.ts';
import { SiteProvider } from '../../provider/SiteProvider.tsx';
import { remember } from '../remember.ts';
import { renderStyled, type StyledHtml } from './styled-html.ts';

/**
 * Makes the function that writes a page's islands. Each is a React root of its own with its own id
 * prefix, because that is how the browser hydrates it; its rules go to the Emotion cache around it.
 */
export function createIslandRenderer(page: PageTexts, cache: EmotionCache) {
  let count = 0;
  return function renderIsland<Props extends object>({
    name,
    view,
    props,
    plain,
  }: IslandUse<Props>): ReactNode {
    count += 1;
    const payload: IslandPayload<Props> = {
      name,
      id: `${name}-${count}-`,
      brand: page.brand,
      locale: page.locale,
      props,
    };
    const data = formatEmbeddedJson(payload);
    const { html, rules } = islands(data, () =>
      renderRoot(payload, view, plain && <SiteProvider {...page}>{plain}</SiteProvider>),
    );
    Object.assign(cache.inserted, rules);
    return (
      <div data-island={name}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output */}
        <div data-root="" dangerouslySetInnerHTML={{ __html: html }} />
        <script
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
          dangerouslySetInnerHTML={{ __html: data }}
        />
      </div>
    );
  };
}

/** Islands by all that they read: landings that open a calculator alike share it. Plain parts read no more. */
const islands = remember<StyledHtml>(20_000_000, ({ html }) => html.length);

function renderRoot<Props extends object>(
  payload: IslandPayload<Props>,
  view: IslandUse<Props>['view'],
  plain: ReactNode,
): StyledHtml {
  const messages = pickIslandMessages(payload.name, payload.brand, payload.locale);
  return renderStyled((cache) =>
    renderToString(
      <CacheProvider value={cache}>
        <PlainHtmlContext value={plain}>
          <IslandRoot payload={payload} messages={messages} view={view} />
        </PlainHtmlContext>
      </CacheProvider>,
      { identifierPrefix: payload.id },
    ),
  );
}
