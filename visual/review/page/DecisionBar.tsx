import { counted, formatted } from '../../../tools/library/counted.ts';
import type { Result } from '../../report.ts';
import { isBroken, isUndecided } from '../../status.ts';
import { Button } from './Button.tsx';
import { decide, LOOK_BY_LOOK } from './changes.ts';
import type { CommandName } from './commands.ts';
import { Icon } from './Icon.tsx';
import { decisionLabel } from './labels.ts';
import { groupOf } from './list.ts';
import { useReview } from './review-context.ts';
import { scopeOf, unseenOf } from './state.ts';

/** Buttons to decide about the picture on the stage, its look, or its whole cause. */
export function DecisionBar({ result }: { result: Result }) {
  const { state } = useReview();
  const { decision } = result;
  const look = scopeOf(state, 'look');
  const lookLabel = `This look, ${counted(look.length, 'picture')}`;
  return (
    <footer className="decision-bar band row">
      {isBroken(result) && <p>It cannot be decided. Fix the story, then run again.</p>}
      {decision && (
        <p>
          <Icon shape={decision.answer} /> {decisionLabel(decision)}
        </p>
      )}
      <Answers results={[result]} label="This picture" does={['acceptPicture', 'rejectPicture']} />
      {look.length > 1 && (
        <Answers results={look} label={lookLabel} does={['acceptLook', 'rejectLook']} />
      )}
      <WholeGroup />
    </footer>
  );
}

interface AnswersProps {
  results: Result[];
  label: string;
  does: [accept: CommandName, reject: CommandName];
}

/** Accept and reject while a picture is undecided, then a button to take the decision back. */
function Answers({ results, label, does: [accept, reject] }: AnswersProps) {
  const { state } = useReview();
  const decided = results.flatMap(({ id, decision }) => (decision ? id : []));
  const isOpen = results.some(isUndecided);
  if (!isOpen && decided.length === 0) return null;
  return (
    <fieldset disabled={state.sending.length > 0}>
      <legend>{label}</legend>
      {isOpen ? (
        <>
          <Button className="accept" disabled={!state.report.isPinned} does={accept}>
            Accept
          </Button>
          <Button does={reject}>Reject</Button>
        </>
      ) : (
        <Button does={decide(decided, 'undecided', '')}>Take back</Button>
      )}
    </fieldset>
  );
}

/** Accepts a cause once its representatives were viewed; until then it goes to the next of them. */
function WholeGroup() {
  const { state, list } = useReview();
  const group = groupOf(list, state.picked);
  const undecided = group?.results.filter(isUndecided).length ?? 0;
  if (!group || undecided < 2) return null;
  const { representatives, looks } = group;
  if (representatives.length === 0) return looks.length > 1 && <p>{LOOK_BY_LOOK}</p>;
  const unseen = unseenOf(state, group).length;
  const total = counted(representatives.length, 'representative picture');
  return (
    <Button does="acceptGroup" disabled={state.sending.length > 0 || !state.report.isPinned}>
      {unseen > 0
        ? `${unseen} of ${total} not viewed yet`
        : `Accept all ${formatted(undecided)} of this cause`}
    </Button>
  );
}
