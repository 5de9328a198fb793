import { LANDING_FIELDS } from '../../site/landings/landing.ts';
import type { GroupField } from '../../site/sections/field.ts';
import { SECTION_KINDS, SECTIONS } from '../../site/sections/sections.ts';
import { listFieldRows } from './field-rows.ts';

/** The fields of a landing for each kind of section, from the schemas. */
export function SectionKinds() {
  return SECTION_KINDS.map((kind) => (
    <FieldTable key={kind} name={kind} fields={SECTIONS[kind].schema} />
  ));
}

/** The fields of a landing besides its sections, from the schemas. */
export function LandingFields() {
  return <FieldTable name="landing" fields={LANDING_FIELDS} />;
}

function FieldTable({ name, fields }: { name: string; fields: GroupField }) {
  const rows = listFieldRows(fields);
  return (
    <>
      <h3>{name}</h3>
      {fields.about && <p>{fields.about}.</p>}
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Takes</th>
              <th scope="col">For</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <td>
                  <code>{row.name}</code>
                </td>
                <td>{row.takes}</td>
                <td>{row.about || row.label}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
