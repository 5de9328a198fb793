import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { createRecord, keysOf } from '../../lib/objects.ts';
import { formatClaims } from '../../site/content/claims/format-claims.ts';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { messages } from '../../site/i18n/messages/index.ts';
import { SOFT_HYPHEN } from '../../site/i18n/soft-hyphens.ts';
import { getReading } from '../../site/landings/check/text-problems.ts';
import type { TextField as TextRule } from '../../site/sections/field.ts';
import { createValue } from '../draft/create-draft.ts';
import { isText } from '../draft/draft.ts';
import { textControlId, useProblem } from './composer-context.ts';
import { type ControlProps, useField } from './control.ts';
import { Pair, Row, SmallSelect } from './layout.tsx';
import { Select } from './ValueControls.tsx';

type TextControlProps = ControlProps<TextRule>;

/** A text of the landing or, where its field takes one, a message that several landings show. */
export function TextControl(props: TextControlProps) {
  return props.field.shared ? <SharedText {...props} /> : <OwnText {...props} />;
}

/** The messages that a text may name instead of saying something itself. */
export function listSharedIds({ shared }: TextRule) {
  return shared ? keysOf(messages.en).filter((id) => id.startsWith(shared)) : [];
}

function SharedText({ taken = [], ...props }: TextControlProps) {
  const { path, field, label } = props;
  const { id, value, problem, setValue } = useField(path);
  const isOwn = isText(value);
  const free = listSharedIds(field).filter((known) => known === value || !taken.includes(known));
  return (
    <div>
      <Select
        id={id}
        label={label}
        problem={problem}
        value={isOwn ? OWN : String(value)}
        options={[
          ...free.map((known) => ({ value: known, label: messages.en[known] })),
          { value: OWN, label: 'A text of its own' },
        ]}
        onChange={(chosen) => setValue(chosen === OWN ? createValue(field) : chosen)}
      />
      {isOwn && <OwnText {...props} />}
    </div>
  );
}

const OWN = 'own';

/** A text in both languages side by side, each with its length and with what can be put into it. */
function OwnText(props: TextControlProps) {
  return (
    <Pair>
      {LOCALES.map((locale) => (
        <TextInOneLanguage key={locale} {...props} locale={locale} />
      ))}
    </Pair>
  );
}

/** Soft hyphens are invisible: while a text is written they are shown as a broken bar. */
const VISIBLE_HYPHEN = '¦';

/**
 * Whether a key stands for a soft hyphen: Alt and the hyphen, which types an en dash on a Mac. The
 * place of the key says nothing: where `-` is on an English keyboard, a German one has `ß`.
 */
export function isSoftHyphenKey({ altKey, key }: Pick<KeyboardEvent, 'altKey' | 'key'>): boolean {
  return altKey && (key === '-' || key === '–');
}

function TextInOneLanguage({ path, field, label, locale }: TextControlProps & { locale: Locale }) {
  const { id } = useField(path);
  const { value, setValue } = useField([...path, locale]);
  const problem = useProblem(id, locale);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const text = typeof value === 'string' ? value : '';
  const length = getReading(text, locale).length;
  const set = (typed: string) => setValue(typed.replaceAll(VISIBLE_HYPHEN, SOFT_HYPHEN));
  const insert = (inserted: string) => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    const [start, end] = [selectionStart ?? text.length, selectionEnd ?? text.length];
    set(text.slice(0, start) + inserted + text.slice(end));
    caret.current = start + inserted.length;
    input.current?.focus();
  };
  // React puts the caret at the end of a text that it sets.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  return (
    <div lang={locale}>
      <TextField
        fullWidth
        size="small"
        multiline={field.max > 70}
        id={textControlId(id, locale)}
        label={`${label} (${locale})`}
        inputRef={input}
        value={text.replaceAll(SOFT_HYPHEN, VISIBLE_HYPHEN)}
        error={problem !== undefined && text !== ''}
        helperText={`${length} of ${field.max}${problem ? ` · ${problem}` : field.about ? ` · ${field.about}` : ''}`}
        onChange={({ target }) => set(target.value)}
        onKeyDown={(event) => {
          if (field.hyphens === 'none' || !isSoftHyphenKey(event)) return;
          event.preventDefault();
          insert(SOFT_HYPHEN);
        }}
      />
      <Row>
        {field.hyphens !== 'none' && (
          <Button
            size="small"
            aria-label={`Soft hyphen in ${label} (${locale})`}
            title="Alt + -"
            onClick={() => insert(SOFT_HYPHEN)}
          >
            Soft hyphen
          </Button>
        )}
        <SmallSelect
          aria-label={`Figure of the claims ledger for ${label} (${locale})`}
          value=""
          options={FIGURES[locale]}
          onChange={(claim) => claim && insert(`{${claim}}`)}
        />
      </Row>
    </div>
  );
}

/** The ledger as options: the same for every text. */
const FIGURES = createRecord(LOCALES, (locale) => [
  { value: '', label: 'Figure…' },
  ...Object.entries(formatClaims(locale)).map(([claim, figure]) => ({
    value: claim,
    label: `${claim}: ${figure}`,
  })),
]);
