import MuiButton from '@mui/material/Button';
import { Check, X } from 'lucide';
import { Icon } from '../../../design-system/drawings/Icon/Icon.tsx';
import { formatCount, formatNumber } from '../../../lib/format-count.ts';
import type { Result } from '../../model/report.ts';
import { isUndecided, STATUSES } from '../../model/status.ts';
import { CHANGE_BY_CHANGE, decide, set, takeBack } from './actions.ts';
import { Button, Icon as Sign } from './Button.tsx';
import { storeAuthor } from './drafts.ts';
import { ANSWER_SIGNS, formatDecision } from './labels.ts';
import { useReview } from './review-context.ts';
import { findStage, listScope, listUnviewed, type Question } from './state.ts';

/** Where to decide about the picture on the stage, its change, or its whole cause. */
export function DecisionBar({ result }: { result: Result }) {
  const { question } = useReview().state;
  const { decision, status } = result;
  const { isDecidable } = STATUSES[status];
  return (
    <footer className="decision-bar band row">
      {decision && (
        <p>
          <Sign sign={ANSWER_SIGNS[decision.answer]} /> {formatDecision(decision)}
        </p>
      )}
      {question && <Reason {...question} />}
      {!isDecidable && <p>It cannot be decided. Fix the story, then run again.</p>}
      {!question && isDecidable && (
        <>
          <Answers scope="picture" />
          <Answers scope="change" />
          <WholeGroup />
        </>
      )}
    </footer>
  );
}

/** Asks for the reason; the last one is selected, to be kept or replaced. */
function Reason({ answer, scope }: Question) {
  const { state, dispatch } = useReview();
  const verb = answer === 'accepted' ? 'Accept' : 'Reject';
  const isSaving = state.saving.length > 0;
  const results = listScope(state, scope).filter(isUndecided);
  const rest = results.filter(({ id }) => !state.viewed.has(id)).length;
  const close = set({ question: null });

  function submit(form: FormData) {
    const who = String(form.get('who') ?? '').trim();
    if (who) storeAuthor(who);
    dispatch(decide(String(form.get('why')).trim(), who));
  }

  return (
    <form
      className="row"
      action={submit}
      onKeyDown={({ key }) => key === 'Escape' && dispatch(close)}
    >
      <label>
        {verb} {formatCount(results.length, 'picture')}
        {rest > 0 && `, ${formatNumber(rest)} of them not viewed`}. Reason:
        <input
          ref={focus}
          name="why"
          required
          pattern=".*\S.*"
          autoComplete="off"
          maxLength={1000}
          defaultValue={state.lastReason}
          placeholder={PLACEHOLDERS[answer]}
        />
      </label>
      {state.original && !state.author && (
        <label>
          Your name:
          <input
            name="who"
            required
            pattern="[^<>]+ <[^<>@\s]+@[^<>\s]+>"
            title="Name <email>"
            autoComplete="off"
            maxLength={200}
            placeholder="Mara Muster <mara@example.org>"
          />
        </label>
      )}
      <MuiButton type="submit" size="small" variant="contained" disabled={isSaving}>
        {isSaving ? 'Saving…' : verb} <kbd>Enter</kbd>
      </MuiButton>
      <Button action={close}>
        Cancel <kbd>Esc</kbd>
      </Button>
    </form>
  );
}

const PLACEHOLDERS = {
  accepted: 'Intended: new button height',
  rejected: 'The label is cut off',
} as const;

function focus(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Accept and reject while a picture is undecided, then a button to take the decision back. */
function Answers({ scope }: { scope: 'picture' | 'change' }) {
  const { state } = useReview();
  const results = listScope(state, scope);
  if (scope === 'change' && results.length === 1) return null;
  return (
    <fieldset disabled={state.saving.length > 0}>
      <legend>
        This {scope}
        {results.length > 1 && `, ${formatCount(results.length, 'picture')}`}
      </legend>
      {results.some(isUndecided) ? (
        <>
          <Button
            startIcon={<Icon icon={Check} />}
            disabled={!state.report.isPinned}
            action={`accept-${scope}`}
          >
            Accept
          </Button>
          <Button startIcon={<Icon icon={X} />} action={`reject-${scope}`}>
            Reject
          </Button>
        </>
      ) : (
        <Button action={takeBack(results)}>Take back</Button>
      )}
    </fieldset>
  );
}

/** Accepts a cause once its representatives were viewed; until then it goes to the next of them. */
function WholeGroup() {
  const { state } = useReview();
  const { group } = findStage(state);
  const undecided = group?.results.filter(isUndecided).length ?? 0;
  if (!group || undecided < 2) return null;
  const { representatives, changeGroups } = group;
  if (representatives.length === 0) return changeGroups.length > 1 && <p>{CHANGE_BY_CHANGE}</p>;
  const unviewed = listUnviewed(state, group).length;
  const seen = representatives.length - unviewed;
  return (
    <Button action="accept-group" disabled={state.saving.length > 0 || !state.report.isPinned}>
      {unviewed > 0
        ? `View representative picture ${seen + 1} of ${representatives.length}`
        : `Accept all ${formatNumber(undecided)} of this cause`}
    </Button>
  );
}
