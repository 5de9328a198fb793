import { Text } from '../../design-system/text/Text/Text.tsx';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { LANDING_FIELDS } from '../../site/landings/landing.ts';
import { SECTIONS } from '../../site/sections/sections.ts';
import { getPartTitle, LANGUAGES, type Part } from '../draft/describe-field.ts';
import { useComposer, useField, useProblem } from './composer-context.ts';
import { FieldControl, GroupControls } from './FieldControl.tsx';
import { Input } from './inputs.tsx';
import { Column, Pair, Panel } from './layout.tsx';

/** The fields of one part of the landing. */
export function FieldsPanel({ part }: { part: Part }) {
  return (
    <Panel aria-labelledby="fields">
      <Text variant="label" component="h2" id="fields" tabIndex={-1}>
        {getPartTitle(part)}
      </Text>
      <Column>
        <Fields part={part} />
      </Column>
    </Panel>
  );
}

const { title, description, listing } = LANDING_FIELDS.fields;

function Fields({ part }: { part: Part }) {
  if (part === 'page') return <PageFields />;
  if (part === 'listing')
    return <FieldControl path={[part]} field={listing} label={getPartTitle(part)} />;
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
      <FieldControl path={['title']} field={title} label="Title" />
      <FieldControl path={['description']} field={description} label="Description" />
      <Input
        id="name"
        label="Name"
        value={draft.name}
        problem={problem}
        helperText="Its file, its stories and its images are named after it. The title suggests it"
        onChange={(typed) => dispatch({ type: 'rename', name: typed.trim() })}
      />
      <Pair>
        {LOCALES.map((locale) => (
          <Address key={locale} locale={locale} />
        ))}
      </Pair>
    </>
  );
}

function Address({ locale }: { locale: Locale }) {
  const { id, value, problem, setValue } = useField(['path', locale]);
  return (
    <Input
      id={id}
      label={`Address (${LANGUAGES[locale]})`}
      value={value}
      problem={problem}
      onChange={setValue}
    />
  );
}
