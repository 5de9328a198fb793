import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { keysOf } from '../../lib/objects.ts';
import { messages } from '../../site/i18n/messages/index.ts';
import type { TextField as TextRule } from '../../site/sections/field.ts';
import { createValue } from '../draft/create-value.ts';
import { fieldName, useComposer } from './composer-context.ts';
import type { ControlProps } from './control.ts';
import { TextControl } from './TextControl.tsx';

interface SharedTextProps extends ControlProps<TextRule> {
  /** Messages that are chosen elsewhere in the same list. */
  taken: readonly unknown[];
}

/** A message that several landings show, or one of the landing's own. */
export function SharedText({ taken, ...props }: SharedTextProps) {
  const { of, path, field, label, value } = props;
  const { dispatch } = useComposer();
  const isOwn = typeof value !== 'string';
  return (
    <div>
      <TextField
        select
        size="small"
        fullWidth
        label={label}
        id={fieldName(of, path)}
        value={isOwn ? OWN : value}
        onChange={({ target }) => {
          const chosen = target.value === OWN ? createValue(field) : target.value;
          dispatch({ type: 'field', of, field: path, value: chosen });
        }}
      >
        {sharedIds(field)
          .filter((id) => id === value || !taken.includes(id))
          .map((id) => (
            <MenuItem key={id} value={id}>
              {messages.en[id]}
            </MenuItem>
          ))}
        <MenuItem value={OWN}>A text of its own</MenuItem>
      </TextField>
      {isOwn && <TextControl {...props} />}
    </div>
  );
}

const OWN = 'own';

/** The messages that a text may show besides those of its landing. */
export function sharedIds({ shared }: TextRule) {
  return shared ? keysOf(messages.en).filter((id) => id.startsWith(shared)) : [];
}
