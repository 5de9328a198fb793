import Button from '@mui/material/Button';
import { type KeyboardEvent, useRef } from 'react';
import { createRecord, keysOf } from '../../lib/objects.ts';
import { formatClaims } from '../../site/content/claims/format-claims.ts';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { messages } from '../../site/i18n/messages/index.ts';
import { SOFT_HYPHEN } from '../../site/i18n/soft-hyphens.ts';
import { getReading } from '../../site/landings/check/text-problems.ts';
import type { TextField } from '../../site/sections/field.ts';
import { createValue } from '../draft/create-draft.ts';
import { isText } from '../draft/draft.ts';
import { type ControlProps, textControlId, useField, useProblem } from './composer-context.ts';
import { Input, type Option, Select } from './inputs.tsx';
import { Pair, Row } from './layout.tsx';

type TextControlProps = ControlProps<TextField>;

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
  const isOwn = isText(value);
  const free = listSharedIds(field).filter((known) => known === value || !taken.includes(known));
  return (
    <div>
      <Select
        id={id}
        label={label}
        problem={problem}
        value={isOwn ? OWN : value}
        options={[
          ...free.map((known): Option => [known, messages.en[known]]),
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
export function listSharedIds({ shared }: TextField) {
  return shared ? keysOf(messages.en).filter((id) => id.startsWith(shared)) : [];
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

/** A text in one language, with its length and with what can be put into it. */
function TextInOneLanguage({ path, field, label, locale }: TextControlProps & { locale: Locale }) {
  const { id } = useField(path);
  const { value, setValue } = useField([...path, locale]);
  const problem = useProblem(id, locale);
  const input = useRef<HTMLInputElement>(null);
  const text = typeof value === 'string' ? value : '';
  const name = `${label} (${locale})`;
  const length = `${getReading(text, locale).length} of ${field.max}`;
  return (
    <div lang={locale}>
      <Input
        id={textControlId(id, locale)}
        label={name}
        multiline={field.max > 70}
        inputRef={input}
        value={text.replaceAll(SOFT_HYPHEN, VISIBLE_HYPHEN)}
        error={problem !== undefined && text !== ''}
        helperText={[length, problem ?? field.about].filter(Boolean).join(' · ')}
        onChange={(typed) => setValue(typed.replaceAll(VISIBLE_HYPHEN, SOFT_HYPHEN))}
        onKeyDown={(event) => {
          if (field.hyphens === 'none' || !isSoftHyphenKey(event)) return;
          event.preventDefault();
          insert(input.current, VISIBLE_HYPHEN);
        }}
      />
      <Row>
        {field.hyphens !== 'none' && (
          <Button
            size="small"
            aria-label={`Soft hyphen in ${name}`}
            title="Alt + -"
            onClick={() => insert(input.current, VISIBLE_HYPHEN)}
          >
            Soft hyphen
          </Button>
        )}
        <Select
          ariaLabel={`Figure of the claims ledger for ${name}`}
          value=""
          options={FIGURES[locale]}
          onChange={(claim) => claim && insert(input.current, `{${claim}}`)}
        />
      </Row>
    </div>
  );
}

/** Puts something where the caret is, as if it were typed. */
function insert(input: HTMLInputElement | null, inserted: string): void {
  if (!input) return;
  const { selectionStart, selectionEnd, value } = input;
  input.setRangeText(inserted, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/** The ledger as options: the same for every text. */
const FIGURES = createRecord(LOCALES, (locale): readonly Option[] => [
  ['', 'Figure…'],
  ...Object.entries(formatClaims(locale)).map(
    ([claim, figure]): Option => [claim, `${claim}: ${figure}`],
  ),
]);
