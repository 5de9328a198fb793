import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useLayoutEffect, useRef } from 'react';
import { recordOf } from '../../lib/objects.ts';
import { claimFigures } from '../../site/content/claims/claim-figures.ts';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { SOFT_HYPHEN } from '../../site/i18n/soft-hyphens.ts';
import { readingOf } from '../../site/landings/check/text-problems.ts';
import type { TextField as TextRule } from '../../site/sections/field.ts';
import { valueAt } from '../draft/draft.ts';
import { fieldName, textControlId, useComposer, useProblem } from './composer-context.ts';
import type { ControlProps } from './control.ts';
import { isSoftHyphenKey } from './is-soft-hyphen-key.ts';
import { Pair, Row, SmallSelect } from './layout.tsx';

/** A text in both languages side by side, each with its length and with what can be put into it. */
export function TextControl(props: ControlProps<TextRule>) {
  return (
    <Pair>
      {LOCALES.map((locale) => (
        <OneText key={locale} {...props} locale={locale} />
      ))}
    </Pair>
  );
}

/** Soft hyphens are invisible: while a text is written they are shown as a broken bar. */
const VISIBLE_HYPHEN = '¦';

function OneText(props: ControlProps<TextRule> & { locale: Locale }) {
  const { of, path, field, label, value, locale } = props;
  const { dispatch } = useComposer();
  const name = fieldName(of, path);
  const problem = useProblem(name, locale);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const text = String(valueAt(value, [locale]) ?? '');
  const length = readingOf(text, locale).length;
  const set = (typed: string) =>
    dispatch({
      type: 'field',
      of,
      field: [...path, locale],
      value: typed.replaceAll(VISIBLE_HYPHEN, SOFT_HYPHEN),
    });
  const insert = (sign: string) => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    const [start, end] = [selectionStart ?? text.length, selectionEnd ?? text.length];
    set(text.slice(0, start) + sign + text.slice(end));
    caret.current = start + sign.length;
    input.current?.focus();
  };
  // React puts the caret at the end of a text that it sets.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const controlId = textControlId(name, locale);
  return (
    <div lang={locale}>
      <TextField
        fullWidth
        size="small"
        multiline={field.max > 70}
        id={controlId}
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
          onChange={({ target }) => insert(`{${target.value}}`)}
        >
          <option value="">Figure…</option>
          {FIGURES[locale]}
        </SmallSelect>
      </Row>
    </div>
  );
}

/** The ledger as options: the same for every text, so they are made once. */
const FIGURES = recordOf(LOCALES, (locale) =>
  Object.entries(claimFigures(locale)).map(([claim, figure]) => (
    <option key={claim} value={claim}>
      {claim}: {figure}
    </option>
  )),
);
