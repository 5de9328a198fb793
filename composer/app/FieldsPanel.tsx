import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../lib/objects.ts';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { HEAD_FIELDS, LISTING_FIELDS } from '../../site/landings/landing.ts';
import { ownPrefix } from '../../site/landings/landing-files.ts';
import { labelOf } from '../../site/sections/field.ts';
import { SECTION_FIELDS } from '../../site/sections/section-fields.ts';
import { createValue } from '../draft/create-value.ts';
import { type Owner, useComposer, useProblem } from './composer-context.ts';
import { GroupControls } from './FieldControl.tsx';
import { Column, Pair, Panel } from './layout.tsx';
import { Texts } from './TextControl.tsx';

/** The fields of one part of the landing. */
export function FieldsPanel({ owner }: { owner: Owner }) {
  return (
    <Panel aria-labelledby="fields">
      <Text variant="label" component="h2" id="fields">
        {TITLES[owner] ?? labelOf(owner)}
      </Text>
      <FieldsOf owner={owner} />
    </Panel>
  );
}

const TITLES: Partial<Record<Owner, string>> = {
  page: 'Name, addresses and head',
  listing: 'Links from other pages',
};

function FieldsOf({ owner }: { owner: Owner }) {
  const { draft } = useComposer();
  if (owner === 'page') return <PageFields />;
  if (owner === 'listing') return <ListingFields />;
  const section = draft.sections.find(({ kind }) => kind === owner);
  if (!section) return <Text>This landing no longer has this section.</Text>;
  const fields = SECTION_FIELDS[owner];
  return (
    <Column>
      <Text variant="note" tone="secondary">
        {fields.about}
      </Text>
      <GroupControls of={owner} path={[]} field={fields} value={section} />
    </Column>
  );
}

function PageFields() {
  const { draft, dispatch } = useComposer();
  const problem = useProblem('name');
  return (
    <Column>
      <TextField
        size="small"
        id="name"
        label="Name"
        value={draft.name}
        error={problem !== undefined && draft.name !== ''}
        helperText={problem ?? 'In the table of landings, in files and in messages'}
        onChange={({ target }) => dispatch({ type: 'name', name: target.value.trim() })}
      />
      <Pair>
        {LOCALES.map((locale) => (
          <Address key={locale} locale={locale} />
        ))}
      </Pair>
      {keysOf(HEAD_FIELDS.fields).map((name) => (
        <Texts
          key={name}
          name={name}
          id={ownPrefix(draft.name) + name}
          field={HEAD_FIELDS.fields[name]}
          label={labelOf(name)}
        />
      ))}
    </Column>
  );
}

function Address({ locale }: { locale: Locale }) {
  const { draft, dispatch } = useComposer();
  const name = `path.${locale}`;
  const problem = useProblem(name);
  return (
    <TextField
      size="small"
      id={name}
      label={`Address (${locale})`}
      value={draft.path[locale]}
      error={problem !== undefined && draft.path[locale] !== `/${locale}/`}
      helperText={problem}
      onChange={({ target }) => dispatch({ type: 'path', locale, path: target.value })}
    />
  );
}

/** Whether and how other pages lead to the landing. */
function ListingFields() {
  const { draft, dispatch } = useComposer();
  const { listing } = draft;
  const set = (isListed: boolean) =>
    dispatch({
      type: 'field',
      of: 'listing',
      field: [],
      value: isListed ? createValue(draft, 'listing', [], LISTING_FIELDS) : undefined,
    });
  return (
    <Column>
      <FormControlLabel
        control={
          <Checkbox
            checked={listing !== undefined}
            onChange={(_event, isListed) => set(isListed)}
          />
        }
        label="Other pages lead to this landing"
      />
      {listing !== undefined && (
        <GroupControls of="listing" path={[]} field={LISTING_FIELDS} value={listing} />
      )}
    </Column>
  );
}
