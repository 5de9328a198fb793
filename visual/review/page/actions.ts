import type { Decided } from '../../decide.ts';
import type { Mark } from '../../report.ts';
import type { Filter } from './filter.ts';
import type { Look, Zoom } from './looks.ts';

/** Everything that can happen to the page's state. */
export type Action =
  | { type: 'pick'; id: string }
  | { type: 'step'; by: 1 | -1 }
  | { type: 'step-cluster'; by: 1 | -1 }
  | { type: 'step-region'; by: 1 | -1 }
  | { type: 'look'; look: Look }
  | { type: 'zoom'; zoom: Zoom }
  | { type: 'step-zoom'; by: 1 | -1 }
  | { type: 'filter'; filter: Partial<Filter> }
  | { type: 'toggle'; what: 'hasOutlines' | 'hasFacts' | 'hasKeys' }
  | { type: 'ask'; verdict: Mark['verdict']; about: 'picture' | 'cluster' }
  | { type: 'help' }
  | { type: 'close' }
  | { type: 'mark'; marks: readonly Mark[] }
  | { type: 'undo'; id?: string }
  | { type: 'exported'; file: string }
  | { type: 'sending' }
  | { type: 'decided'; decided: Decided; marks: readonly Mark[] }
  | { type: 'unreached'; why: string; marks: readonly Mark[] };
