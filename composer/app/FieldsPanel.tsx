import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { LANDING_FIELDS } from '../../site/landings/landing.ts';
import { labelOf } from '../../site/sections/field.ts';
import { SECTION_FIELDS } from '../../site/sections/section-fields.ts';
import { createValue } from '../draft/create-value.ts';
import { type Owner, useComposer, useProblem } from './composer-context.ts';
import { FieldControl, GroupControls } from './FieldControl.tsx';
import { Column, Pair, Panel } from './layout.tsx';

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
        helperText={problem ?? 'Of its file and of its stories'}
        onChange={({ target }) => dispatch({ type: 'name', name: target.value.trim() })}
      />
      <Pair>
        {LOCALES.map((locale) => (
          <Address key={locale} locale={locale} />
        ))}
      </Pair>
      {(['title', 'description'] as const).map((name) => (
        <FieldControl
          key={name}
          of="page"
          path={[name]}
          field={LANDING_FIELDS.fields[name]}
          label={labelOf(name)}
          value={draft[name]}
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
      onChange={({ target }) =>
        dispatch({ type: 'field', of: 'page', field: ['path', locale], value: target.value })
      }
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
      of: 'page',
      field: ['listing'],
      value: isListed ? createValue(LISTING_FIELDS) : undefined,
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
        <GroupControls of="page" path={['listing']} field={LISTING_FIELDS} value={listing} />
      )}
    </Column>
  );
}

const LISTING_FIELDS = LANDING_FIELDS.fields.listing.of;
