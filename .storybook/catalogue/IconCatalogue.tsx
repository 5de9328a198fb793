import { catalogue } from 'virtual:catalogue';
import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { findIcons, ICON_MEANINGS } from './icon-meanings.ts';
import { Links } from './Links.tsx';

/** Every icon in use, found by what it means, with its import to copy. */
export function IconCatalogue() {
  const [search, setSearch] = useState('');
  const field = useId();
  const found = findIcons(search);
  return (
    <>
      <Search>
        <label htmlFor={field}>Search by meaning, in English or German</label>
        <input
          id={field}
          type="search"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </Search>
      <p role="status">
        {found.length} of {Object.keys(ICON_MEANINGS).length} icons.
      </p>
      <Grid>
        {found.map((name) => (
          <IconEntry key={name} name={name} />
        ))}
      </Grid>
    </>
  );
}

function IconEntry({ name }: { name: string }) {
  const [meaning, words] = ICON_MEANINGS[name] ?? [];
  const { path, users = [] } = catalogue.icons[name] ?? {};
  return (
    <li>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={path} />
      </svg>
      <b>{name}</b>
      <span>{meaning}</span>
      <small>{words}</small>
      <small>
        Used in: <Links to={users} />
      </small>
      <span>
        <CopyButton label="Copy name" of={name} text={name} />{' '}
        <CopyButton label="Copy import" of={name} text={`import { ${name} } from 'lucide';`} />
      </span>
    </li>
  );
}

const Search = styled('div')({
  display: 'grid',
  gap: '0.25rem',
  maxInlineSize: '30rem',
  '& > input': { font: 'inherit', padding: '0.5rem', borderRadius: 4, border: '1px solid' },
});

/** The documentation gives lists and their entries margins and bullets by selectors of its own. */
const Grid = styled('ul')({
  '&&&': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
    gap: '1rem',
    padding: 0,
    listStyle: 'none',
  },
  '&&& > li': {
    display: 'grid',
    alignContent: 'start',
    gap: '0.25rem',
    margin: 0,
    padding: '1rem',
    border: '1px solid currentColor',
    borderRadius: 8,
  },
  '& svg': {
    inlineSize: '2rem',
    blockSize: '2rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& span': { fontSize: '0.875rem' },
  '& button': {
    font: 'inherit',
    minBlockSize: '2rem',
    marginBlockStart: '0.5rem',
    paddingInline: '0.75rem',
    background: 'none',
    border: '1px solid currentColor',
    borderRadius: 4,
    cursor: 'pointer',
  },
});
