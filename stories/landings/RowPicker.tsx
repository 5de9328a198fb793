import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { LOCALES } from '../../site/i18n/locales.ts';
import { removeSoftHyphens } from '../../site/i18n/soft-hyphens.ts';
import type { LandingRow } from '../../site/landings/landing-set.ts';

interface RowPickerProps {
  rows: readonly LandingRow[];
  row: LandingRow;
  onChoose: (row: LandingRow) => void;
  /** Where the rows come from. */
  source: string;
}

/** Finds one of many rows by any part of its name, its values or its addresses. */
export function RowPicker({ rows, row, onChoose, source }: RowPickerProps) {
  return (
    <Autocomplete
      options={rows}
      value={row}
      disableClearable
      getOptionLabel={formatLabel}
      getOptionKey={({ name }) => name}
      filterOptions={filterOptions}
      onChange={(_event, chosen) => onChoose(chosen)}
      renderInput={(props) => (
        <TextField
          {...props}
          label="Row"
          helperText={`One of ${rows.length} in ${source}. Type a part of its name, values or address.`}
        />
      )}
    />
  );
}

/** The list is short however many rows there are, so that it opens at once. */
const filterOptions = createFilterOptions<LandingRow>({ limit: 50, stringify: formatSearchText });

function formatLabel({ name, values }: LandingRow): string {
  const words = new Set(LOCALES.flatMap((locale) => Object.values(values[locale])));
  return removeSoftHyphens(`${name}: ${[...words].join(', ')}`);
}

function formatSearchText(row: LandingRow): string {
  return [formatLabel(row), ...LOCALES.map((locale) => row.path[locale])].join(' ');
}
