import TextField from '@mui/material/TextField';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { LANDING_FIELDS } from '../../site/landings/landing.ts';
import { formatLabel } from '../../site/sections/field.ts';
import { SECTIONS } from '../../site/sections/sections.ts';
import { type Part, useComposer, useProblem } from './composer-context.ts';
import { useField } from './control.ts';
import { FieldControl, GroupControls } from './FieldControl.tsx';
import { Column, Pair, Panel } from './layout.tsx';

/** The fields of one part of the landing. */
export function FieldsPanel({ part }: { part: Part }) {
  return (
    <Panel aria-labelledby="fields">
      <Text variant="label" component="h2" id="fields">
        {TITLES[part] ?? formatLabel(part)}
      </Text>
      <Column>
        <Fields part={part} />
      </Column>
    </Panel>
  );
}

const TITLES: Partial<Record<Part, string>> = {
  page: 'Name, addresses and head',
  listing: 'Links from other pages',
};

const { title, description, listing } = LANDING_FIELDS.fields;

function Fields({ part }: { part: Part }) {
  const { landing } = useComposer().draft;
  if (part === 'page') return <PageFields />;
  if (part === 'listing')
    return <FieldControl path={[part]} field={listing} label="Links from other pages" />;
  if (!landing.sections.some(({ kind }) => kind === part))
    return <Text>This landing no longer has this section.</Text>;
  const { schema } = SECTIONS[part];
  return (
    <>
      <Text variant="note" tone="secondary">
        {schema.about}
      </Text>
      <GroupControls path={[part]} field={schema} />
    </>
  );
}

function PageFields() {
  const { draft, dispatch } = useComposer();
  const problem = useProblem('name');
  return (
    <>
      <TextField
        size="small"
        id="name"
        label="Name"
        value={draft.name}
        error={problem !== undefined && draft.name !== ''}
        helperText={problem ?? 'Its file, its stories and its images are named after it'}
        onChange={({ target }) => dispatch({ type: 'rename', name: target.value.trim() })}
      />
      <Pair>
        {LOCALES.map((locale) => (
          <Address key={locale} locale={locale} />
        ))}
      </Pair>
      <FieldControl path={['title']} field={title} label="Title" />
      <FieldControl path={['description']} field={description} label="Description" />
    </>
  );
}

function Address({ locale }: { locale: Locale }) {
  const { id, value, problem, setValue } = useField(['path', locale]);
  return (
    <TextField
      size="small"
      id={id}
      label={`Address (${locale})`}
      value={value}
      error={problem !== undefined && value !== `/${locale}/`}
      helperText={problem}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}
