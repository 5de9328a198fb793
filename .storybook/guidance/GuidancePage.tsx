import {
  Controls,
  Description,
  DocsContext,
  DocsPage,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import type { Guidance, ShortGuidance } from '../../design-system/guidance.ts';
import { LastAccepted } from '../catalogue/LastAccepted.tsx';
import { TokensUsed } from '../catalogue/TokensUsed.tsx';
import { MadeWith, UsedOn } from '../catalogue/UsedOn.tsx';
import { States } from '../states/States.tsx';
import { Announced } from './Announced.tsx';
import { Changes } from './Changes.tsx';
import { Examples } from './Examples.tsx';
import { findGuidance, isComplete } from './find-guidance.ts';
import { PageLink } from './PageLink.tsx';
import { PHONE } from './PhoneFrame.tsx';
import { Prose } from './Prose.tsx';
import { Rows } from './Rows.tsx';

/** The page of documentation of a story file: with guidance where its subject has some. */
export default function GuidancePage() {
  const { csfFile } = useOf('meta', ['meta']);
  const { title } = csfFile.meta;
  const guidance = findGuidance(title);
  if (!guidance) return <DocsPage />;
  const name = title.split('/').at(-1) ?? title;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <p>Also called: {guidance.synonyms.join(', ')}</p>
      <Width>
        <Primary />
      </Width>
      <Use guidance={guidance} />
      {isComplete(guidance) ? <UsedOn component={name} /> : <MadeWith section={name} />}
      {isComplete(guidance) && <Examples {...guidance} />}
      {isComplete(guidance) && <States />}
      <Words guidance={guidance} />
      {isComplete(guidance) && <Operation guidance={guidance} />}
      <Heading>Arguments</Heading>
      <Controls />
      {isComplete(guidance) && <TokensUsed component={name} />}
      {isComplete(guidance) && <Changes component={name} />}
      {isComplete(guidance) && <LastAccepted component={name} />}
      <Width>
        <Stories includePrimary={false} />
      </Width>
    </>
  );
}

/** Stories that only a phone shows have a window each: it is as wide as a phone. */
function Width({ children }: { children: ReactNode }) {
  const { csfFile } = useOf('meta', ['meta']);
  const isOfPhone = csfFile.meta.globals?.viewport !== undefined;
  return <div style={isOfPhone ? { maxInlineSize: PHONE } : {}}>{children}</div>;
}

function Use({ guidance: { useWhen, useInstead } }: { guidance: ShortGuidance }) {
  return (
    <>
      <Heading>Use when</Heading>
      <ul>
        {useWhen.map((when) => (
          <li key={when}>
            <Prose>{when}</Prose>
          </li>
        ))}
      </ul>
      {useInstead.length > 0 && (
        <>
          <Heading>Use instead</Heading>
          <ul>
            {useInstead.map(({ when, use }) => (
              <li key={when}>
                <PageLink to={use} />: <Prose>{when}</Prose>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Words({ guidance: { words } }: { guidance: ShortGuidance }) {
  if (words.length === 0) return null;
  return (
    <>
      <Heading>Words</Heading>
      <Rows
        head={['Rule', 'English', 'German']}
        rows={words.map(({ rule, en, de }) => [
          rule,
          en,
          <span key={de} lang="de">
            {de}
          </span>,
        ])}
      />
    </>
  );
}

function Operation({ guidance: { keyboard, anatomy } }: { guidance: Guidance }) {
  const { componentStories } = useContext(DocsContext);
  const [first] = componentStories();
  return (
    <>
      <Heading>Keyboard</Heading>
      {keyboard.length > 0 ? (
        <Rows
          head={['Key', 'What it does']}
          rows={keyboard.map(([keys, effect]) => [<kbd key={keys}>{keys}</kbd>, effect])}
        />
      ) : (
        <p>Nothing in it takes the focus.</p>
      )}
      <Heading>What a screen reader says</Heading>
      {first && <Announced story={first.id} />}
      <Heading>Anatomy</Heading>
      <Rows head={['Part', 'What it is for']} rows={anatomy} />
    </>
  );
}
