import {
  Controls,
  Description,
  DocsContext,
  DocsPage,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { LastAccepted } from '../catalogue/LastAccepted.tsx';
import { TokensUsed } from '../catalogue/TokenTable.tsx';
import { MadeWith, UsedOn } from '../catalogue/UsedOn.tsx';
import { States } from '../states/States.tsx';
import { Announced } from './Announced.tsx';
import { Changes } from './Changes.tsx';
import { Contents } from './Contents.tsx';
import { DrawnAnatomy } from './DrawnAnatomy.tsx';
import { Examples } from './Examples.tsx';
import { findGuidance, isComplete, linkToPage } from './find-guidance.ts';
import { MUI_GUIDANCE, writeMuiUse } from './mui-guidance.ts';
import { writeAnatomy, writeKeyboard, writeUse, writeWords } from './write-guidance.ts';

export { Story } from './Story.tsx';

/** The page of documentation of a story file: with guidance where its subject has some. */
export default function GuidancePage() {
  const { csfFile } = useOf('meta', ['meta']);
  const [first] = useContext(DocsContext).componentStories();
  const { title } = csfFile.meta;
  const guidance = findGuidance(title);
  const name = title.split('/').at(-1) ?? title;
  if (name in MUI_GUIDANCE) return <MuiPage name={name} />;
  if (!guidance) return <DocsPage />;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <p>Also called: {Object.values(guidance.synonyms).flat().join(', ')}</p>
      <Contents />
      <Primary />
      <Markdown>{writeUse(guidance, linkToPage)}</Markdown>
      {isComplete(guidance) ? <UsedOn component={name} /> : <MadeWith section={name} />}
      {isComplete(guidance) && <Examples {...guidance} />}
      {isComplete(guidance) && <States />}
      <Markdown>{writeWords(guidance)}</Markdown>
      {isComplete(guidance) && (
        <>
          <Markdown>{writeKeyboard(guidance)}</Markdown>
          {first && <Announced story={first.id} />}
          <Markdown>{writeAnatomy(guidance)}</Markdown>
          <DrawnAnatomy {...guidance} />
        </>
      )}
      <Heading>Arguments</Heading>
      <Controls />
      {isComplete(guidance) && <TokensUsed component={name} />}
      {isComplete(guidance) && <Changes component={name} />}
      {isComplete(guidance) && <LastAccepted component={name} />}
      <Stories includePrimary={false} />
    </>
  );
}

/** The page of a component of MUI: ours but for what MUI's own documentation says. */
function MuiPage({ name }: { name: string }) {
  const { csfFile } = useOf('meta', ['meta']);
  const [first] = useContext(DocsContext).componentStories();
  const synonyms = Object.values(MUI_GUIDANCE[name]?.synonyms ?? {}).flat();
  return (
    <>
      <Title />
      <Description of="meta" />
      <p>Also called: {synonyms.join(', ')}</p>
      <Contents />
      <Markdown>{writeMuiUse(name, linkToPage)}</Markdown>
      <Primary />
      {/* What covers a window would cover the page. */}
      {!csfFile.meta.parameters?.stage && <States />}
      {first && <Announced story={first.id} />}
      <TokensUsed component={name} />
      <LastAccepted component={name} />
      <Stories includePrimary={false} />
    </>
  );
}
