import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { Columns } from './MuiLayout.tsx';
import { useMuiWords } from './useMuiWords.ts';

/** Fields and selects: empty, filled, wrong and disabled. */
export function MuiFields() {
  const words = useMuiWords();
  const id = useId();
  const [country = ''] = words.countries;
  return (
    <Columns>
      <TextField label={words.name} />
      <TextField label={words.name} defaultValue="Mara Winter" />
      <TextField label={words.amount} defaultValue="50" error helperText={words.amountError} />
      <TextField label={words.amount} defaultValue="300" disabled helperText={words.amountHelp} />
      <FormControl>
        <InputLabel htmlFor={id}>{words.amount}</InputLabel>
        <OutlinedInput
          id={id}
          label={words.amount}
          defaultValue="300"
          endAdornment={<InputAdornment position="end">€</InputAdornment>}
        />
        <FormHelperText>{words.amountHelp}</FormHelperText>
      </FormControl>
      <TextField select label={words.country} defaultValue={country}>
        {words.countries.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Autocomplete
        options={words.countries}
        defaultValue={country}
        renderInput={(props) => <TextField {...props} label={words.country} />}
      />
      <TextField label={words.name} multiline minRows={2} />
    </Columns>
  );
}
