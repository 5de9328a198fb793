import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { formatEmbeddedJson } from '../../islands/embedded-json.ts';
import type { View } from '../../islands/Island.tsx';
import { type IslandPayload, IslandRoot } from '../../islands/IslandRoot.tsx';
import { isIslandFile } from '../../islands/island-file.ts';
import { pickIslandMessages } from '../../islands/island-messages.ts';
import { ISLAND_NAMES, type IslandName } from '../../islands/message-sets.ts';
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
  return function renderIsland(
    { type: view, props }: ReactElement<object, View>,
    plain: ReactNode,
  ): ReactNode {
    const name = findName(view);
    count += 1;
    const payload: IslandPayload = {
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

/** The views of all islands by their files. */
const VIEWS = import.meta.glob<View>('../../calculator/**/*.island.tsx', {
  eager: true,
  import: 'default',
});

function findName(view: View): IslandName {
  const [file = ''] = Object.entries(VIEWS).find(([, other]) => other === view) ?? [];
  const name = ISLAND_NAMES.find((name) => isIslandFile(file, name));
  if (!name) throw new Error(`${view.name} is not the view in a Name.island.tsx.`);
  return name;
}

/** Islands by all that they read: landings that open a calculator alike share it. Plain parts read no more. */
const islands = remember<StyledHtml>(20_000_000, ({ html }) => html.length);

function renderRoot(payload: IslandPayload, view: View, plain: ReactNode): StyledHtml {
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
