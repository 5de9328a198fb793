import styled from '@emotion/styled';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import TextField from '@mui/material/TextField';
import { type ElementType, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../lib/objects.ts';
import { findTypedFigures, nameTypedFigure } from '../../site/content/claims/find-typed-figures.ts';
import { isLocalized, LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { messages } from '../../site/i18n/messages/index.ts';
import { SOFT_HYPHEN } from '../../site/i18n/soft-hyphens.ts';
import { getReading } from '../../site/landings/check/text-problems.ts';
import type { TextField as TextRules } from '../../site/sections/field.ts';
import { createValue } from '../draft/create-draft.ts';
import { LANGUAGES } from '../draft/describe-field.ts';
import { FIGURES } from '../draft/figures.ts';
import {
  type ControlProps,
  textControlId,
  useComposer,
  useField,
  useProblem,
} from './composer-context.ts';
import { FigureEditor } from './FigureEditor.tsx';
import { Input, type Option, Select } from './inputs.tsx';
import { Pair, Row } from './layout.tsx';

type TextControlProps = ControlProps<TextRules>;

/** A text of the landing or, where its field takes one, a message that several landings show. */
export function TextControl({ taken = [], ...props }: TextControlProps) {
  const { path, field, label } = props;
  const { id, value, problem, setValue } = useField(path);
  const ownText = (
    <Pair>
      {LOCALES.map((locale) => (
        <TextInOneLanguage key={locale} {...props} locale={locale} />
      ))}
    </Pair>
  );
  if (!field.shared) return ownText;
  const isOwn = isLocalized(value);
  const free = listSharedIds(field).filter((known) => known === value || !taken.includes(known));
  return (
    <div>
      <Select
        id={id}
        label={label}
        problem={problem}
        value={isOwn ? OWN : value}
        options={[
          ...free.map((known): Option => [known, getReading(messages.en[known], 'en')]),
          [OWN, 'A text of its own'],
        ]}
        onChange={(chosen) => setValue(chosen === OWN ? createValue(field) : chosen)}
      />
      {isOwn && ownText}
    </div>
  );
}

const OWN = 'own';

/** The messages that a text may name instead of saying something itself. */
export function listSharedIds({ shared }: TextRules) {
  return shared ? keysOf(messages.en).filter((id) => id.startsWith(shared)) : [];
}

/**
 * Whether a key stands for a soft hyphen: Alt and the hyphen, which types an en dash on a Mac. The
 * place of the key says nothing: where `-` is on an English keyboard, a German one has `ß`.
 */
export function isSoftHyphenKey({ altKey, key }: Pick<KeyboardEvent, 'altKey' | 'key'>): boolean {
  return altKey && (key === '-' || key === '–');
}

/** A text in one language, with its length and with what can be put into it. */
function TextInOneLanguage({ path, field, label, locale }: TextControlProps & { locale: Locale }) {
  const { id } = useField(path);
  const { value, setValue } = useField([...path, locale]);
  const problem = useProblem(id, locale);
  const copy = useComposer().copies.find(
    (copied) => copied.field === id && copied.locale === locale,
  );
  const text = typeof value === 'string' ? value : '';
  const caret = useRef(text.length);
  const name = `${label} (${LANGUAGES[locale]})`;
  const length = `${getReading(text, locale).length} of ${field.max}`;
  const figures = FIGURES[locale];
  /** Sets another text; the caret stays between the letters it was between. */
  const change = (changed: string) => {
    const isBehind = !changed.startsWith(text.slice(0, caret.current));
    if (isBehind) caret.current += changed.length - text.length;
    setValue(changed);
    document.getElementById(textControlId(id, locale))?.focus();
  };
  const insert = (inserted: string) => {
    const at = caret.current;
    change(text.slice(0, at) + inserted + text.slice(at));
    caret.current = at + inserted.length;
  };
  const typed = findTypedFigures(text).flatMap((claim) => {
    const figure = figures.get(claim);
    return figure ? { claim, ...figure } : [];
  });
  return (
    <div lang={locale}>
      <Input
        id={textControlId(id, locale)}
        label={name}
        problem={problem}
        helperText={[length, field.about, copy && `still that of ${copy.of}`]
          .filter(Boolean)
          .join(' · ')}
        value={text}
        slotProps={{
          input: { inputComponent: FigureEditor as ElementType<InputBaseComponentProps> },
          inputLabel: { shrink: true },
          htmlInput: { figures, caret },
        }}
        onChange={setValue}
        onKeyDown={(event) => {
          if (field.hyphens === 'none' || !isSoftHyphenKey(event)) return;
          event.preventDefault();
          insert(SOFT_HYPHEN);
        }}
      />
      {typed.map((figure) => (
        <Button
          key={figure.id}
          size="small"
          variant="outlined"
          aria-label={`Use the figure ${figure.value}: ${figure.about} in ${name}`}
          onMouseDown={keepFocus}
          onClick={() => change(nameTypedFigure(text, figure.claim))}
        >
          Use the figure {figure.value}: {figure.about}
        </Button>
      ))}
      <Tools>
        <Autocomplete
          size="small"
          options={[...figures.values()]}
          value={null}
          blurOnSelect
          clearOnBlur
          getOptionLabel={({ about, value, source }) => `${value} ${about} ${source}`}
          getOptionKey={(figure) => figure.id}
          renderOption={({ key, ...props }, figure) => (
            <li key={key} {...props}>
              <div>
                <Text variant="label" component="div">
                  {figure.value}
                </Text>
                <Text variant="note" component="div">
                  {figure.about}
                </Text>
                <Text variant="note" component="div" tone="secondary">
                  {figure.source}
                </Text>
              </div>
            </li>
          )}
          onChange={(_event, figure) => figure && insert(`{${figure.id}}`)}
          renderInput={(props) => (
            <TextField
              {...props}
              label="Insert a figure"
              slotProps={{
                ...props.slotProps,
                inputLabel: { ...props.slotProps.inputLabel, shrink: true },
                htmlInput: {
                  ...props.slotProps.htmlInput,
                  'aria-label': `Insert a figure in ${name}`,
                },
              }}
            />
          )}
        />
      </Tools>
    </div>
  );
}

/**
 * Keeps the focus in the text while a button beside it is pressed. Otherwise what is wrong with the
 * text would appear at once and push the button away from under the pointer.
 */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** Below the words about a text there is room for the label of what follows, which is on its edge. */
const Tools = styled(Row)(({ theme }) => ({ paddingBlockStart: theme.vars.space.m }));
