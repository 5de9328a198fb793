import { catalogue } from 'virtual:catalogue';
import styled from '@emotion/styled';
import { Heading } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { createBrandTheme } from '../../design-system/theme.ts';
import { keysOf } from '../../lib/objects.ts';
import { brands } from '../../site/content/brands/index.ts';
import { type Brand, type Scheme, tokenCatalogue } from '../../tokens/index.ts';
import { SCHEMES } from '../../tokens/scheme-file.ts';
import { CopyButton } from './CopyButton.tsx';
import { Links } from './Links.tsx';

/** Every token that styles can name, with the components whose styles name it. */
export function TokenIndex() {
  return (
    <TokenTable
      ids={Object.keys(catalogue.tokenSources)}
      linkTo={findTokenStory}
      end={{ title: 'Components', of: ({ id }) => <Links to={listComponents(id)} /> }}
    />
  );
}

function listComponents(id: string) {
  return Object.entries(catalogue.components)
    .filter(([, { tokens }]) => tokens.includes(id))
    .map(([name]) => ({ name, href: `./?path=/docs/components-${name.toLowerCase()}--docs` }));
}

/** The tokens in the styles of a component, each with the way to its row in the index. */
export function TokensUsed({ component }: { component: string }) {
  const { tokens = [] } = catalogue.components[component] ?? {};
  if (tokens.length === 0) return null;
  return (
    <>
      <Heading>Tokens</Heading>
      <TokenTable
        ids={tokens}
        linkTo={(id) => `./?path=/docs/tokens-where-used--docs#${id}`}
        end={{ title: 'For', of: ({ description }) => description }}
      />
    </>
  );
}

type Token = (typeof tokenCatalogue)[number];

/** Each brand in each scheme: what a token has a value for. */
const VARIANTS = keysOf(brands).flatMap((brand) => SCHEMES.map((scheme) => ({ brand, scheme })));

/** The page of stories that shows the tokens of a group. */
const PAGES: Readonly<Record<string, string>> = {
  color: 'tokens-colour--roles',
  space: 'tokens-spacing--scale',
  typography: 'tokens-type--scale',
  font: 'tokens-type--scale',
  size: 'tokens-size-and-form--size',
  border: 'tokens-size-and-form--form',
  radius: 'tokens-size-and-form--form',
  shadow: 'tokens-size-and-form--form',
  breakpoint: 'tokens-size-and-form--breakpoints',
  duration: 'tokens-motion--durations',
  easing: 'tokens-motion--durations',
};

interface TokenTableProps {
  ids: readonly string[];
  /** What a row ends with. */
  end: { title: string; of: (token: Token) => ReactNode };
  /** Where the name of a token leads. */
  linkTo: (id: string) => string | undefined;
}

/** Tokens with their values in every brand and scheme, a colour as a field of it. */
function TokenTable({ ids, end, linkTo }: TokenTableProps) {
  const tokens = tokenCatalogue.filter(({ id }) => ids.includes(id));
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          {VARIANTS.map(({ brand, scheme }) => (
            <th key={brand + scheme} scope="col">
              {brands[brand].name}, {scheme}
            </th>
          ))}
          <th scope="col">{end.title}</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.id} id={token.id}>
            <th scope="row">
              <a href={linkTo(token.id)} target="_top">
                {token.id}
              </a>
              <small>{catalogue.tokenSources[token.id]}</small>
              <CopyButton label="Copy name" text={token.id} /> <CopyVariable id={token.id} />
            </th>
            <Values token={token} />
            <td>{end.of(token)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** For style sheets, which cannot name a token; not every one has a variable. */
function CopyVariable({ id }: { id: string }) {
  const found = id.split('.').reduce<unknown>((part, name) => Object(part)[name], VARS);
  // Behind its name stands a value for browsers without variables.
  const [variable] = /--[\w-]+/.exec(`${found}`) ?? [];
  return variable && <CopyButton label="Copy variable" text={`var(${variable})`} />;
}

const VARS = createBrandTheme('fernblick').vars;

/** The story that shows a token among its like. */
function findTokenStory(id: string): string | undefined {
  const story = PAGES[id.split('.')[0] ?? ''];
  return story && `./?path=/story/${story}`;
}

/** One cell for each brand and scheme; one for all where they agree. */
function Values({ token }: { token: Token }) {
  const values = VARIANTS.map((variant) => getValue(token, variant));
  if (new Set(values).size === 1)
    return <td colSpan={VARIANTS.length}>{show(token, values[0])}</td>;
  return VARIANTS.map(({ brand, scheme }, at) => (
    <td key={brand + scheme} data-type={token.type}>
      {show(token, values[at])}
    </td>
  ));
}

function getValue({ values }: Token, { brand, scheme }: { brand: Brand; scheme: Scheme }): string {
  return values[brand][scheme];
}

function show({ type }: Token, value = ''): ReactNode {
  if (type === 'typography') return describeType(value);
  return (
    <>
      {type === 'color' && <Swatch style={{ backgroundColor: value }} />}
      <CopyButton label={value} text={value} />
    </>
  );
}

/** A type style as designers write it, e.g. `600, 16 px / 1.35`. */
function describeType(value: string): string {
  const { fontWeight, fontSize, lineHeight, letterSpacing } = JSON.parse(value);
  const spacing = letterSpacing === 0 ? '' : `, spaced by ${letterSpacing} px`;
  return `${fontWeight}, ${fontSize} px / ${lineHeight}${spacing}`;
}

const Table = styled('table')({
  inlineSize: '100%',
  '& th': { textAlign: 'start', verticalAlign: 'top' },
  '& th[scope="row"]': { fontWeight: 'inherit', whiteSpace: 'nowrap' },
  '& td[data-type="color"]': { whiteSpace: 'nowrap' },
  '& small': { display: 'block', opacity: 0.75 },
  '& button': {
    padding: '0.25rem 0',
    border: 0,
    font: 'inherit',
    textAlign: 'start',
    color: 'inherit',
    background: 'none',
    cursor: 'copy',
  },
  '& th button': { marginInlineEnd: '0.5rem', fontSize: '0.75rem', textDecoration: 'underline' },
  '& button:hover': { textDecoration: 'underline' },
  '& tr:target': { outline: '3px solid currentColor' },
});

const Swatch = styled('span')({
  display: 'inline-block',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  marginInlineEnd: '0.5em',
  verticalAlign: '-0.25em',
  borderRadius: '0.25em',
  border: '1px solid currentColor',
});
