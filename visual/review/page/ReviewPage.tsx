import { useEffect, useMemo, useReducer, useRef } from 'react';
import { DecisionBar } from './DecisionBar.tsx';
import { downloadMarks, keepMarks, keptMarks, marksFile } from './deliver.ts';
import type { Embedded } from './embedded.ts';
import { Facts } from './Facts.tsx';
import { Filters } from './Filters.tsx';
import { groupsOf } from './groups.ts';
import { HelpDialog } from './HelpDialog.tsx';
import type { Command } from './keys.ts';
import { NoPicture } from './NoPicture.tsx';
import { Notices } from './Notices.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PictureHeader } from './PictureHeader.tsx';
import { PictureList } from './PictureList.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { reduce } from './reduce.ts';
import { ReviewContext } from './review.ts';
import { Stage } from './Stage.tsx';
import { firstState, pickedOf } from './state.ts';
import { Toolbar } from './Toolbar.tsx';
import { useKeys } from './use-keys.ts';

/** The whole review of one report. */
export function ReviewPage({ embedded: { report, token } }: { embedded: Embedded }) {
  const [state, dispatch] = useReducer(reduce, undefined, () =>
    firstState(report, token !== null, token ? [] : keptMarks(report), window.innerWidth >= WIDE),
  );
  const groups = useMemo(
    () => groupsOf(state.report, state.filter, state.marks),
    [state.report, state.filter, state.marks],
  );
  const filterField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!state.isServed) keepMarks(state.report, state.marks);
  }, [state.isServed, state.report, state.marks]);

  function exportMarks() {
    if (state.isServed || state.marks.length === 0) return;
    downloadMarks(state.report, state.marks);
    dispatch({ type: 'exported', file: marksFile(state.report) });
  }

  function carryOut(command: Command) {
    if (command.type === 'focus-filter') filterField.current?.focus();
    else if (command.type === 'export') exportMarks();
    else if (command.type !== 'hold') dispatch(command);
  }

  useKeys(state.hasKeys && !state.dialog, carryOut);

  const picked = pickedOf(state);
  return (
    <ReviewContext value={{ state, groups, dispatch }}>
      <PageHeader onExport={exportMarks} />
      <main className="columns">
        <nav className="list-column" aria-label="Pictures">
          <Filters field={filterField} />
          <PictureList />
          <p className="status" role="status">
            {state.announcement}
          </p>
        </nav>
        <section className="stage-column" aria-label="Picture">
          <Notices />
          {picked ? (
            <>
              <PictureHeader result={picked} />
              <Toolbar result={picked} />
              <div className="stage-row">
                <Stage result={picked} />
                {state.hasFacts && <Facts result={picked} />}
              </div>
              <DecisionBar result={picked} />
            </>
          ) : (
            <NoPicture />
          )}
        </section>
      </main>
      {state.dialog?.kind === 'reason' && <ReasonDialog question={state.dialog} token={token} />}
      {state.dialog?.kind === 'help' && <HelpDialog />}
    </ReviewContext>
  );
}

/** From this width on the facts stand beside the stage without being asked for. */
const WIDE = 1400;
