import styled from '@emotion/styled';
import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';
import { ems } from '../../design-system/styles/lengths.ts';
import { rule } from '../../design-system/styles/rule.ts';
import { PlainList, Row } from './layout.tsx';
import { ARROWS, useMoves } from './useMoves.ts';

interface SortableListProps<Entry> {
  /** Of the element around the list, which gets the focus when an entry is removed. */
  id: string;
  label: string;
  entries: readonly Entry[];
  /** Each entry has another name. */
  getName: (entry: Entry, at: number) => string;
  /**
   * Whether entries also move by drag and with Alt and an arrow: not where they hold inputs, which
   * use both themselves.
   */
  draggable?: boolean;
  /** Whether something can be put between entries: before the one at a place. */
  onInsert?: (at: number) => void;
  onChange: (entries: readonly Entry[]) => void;
  children: (entry: Entry, at: number) => ReactNode;
}

/** Entries that can be moved and removed. */
export function SortableList<Entry>(props: SortableListProps<Entry>) {
  const { id, label, entries, getName, draggable = false, onInsert, onChange, children } = props;
  const [dragged, setDragged] = useState<number>();
  const names = entries.map(getName);
  const { move, remove } = useMoves(entries, names, onChange);
  const handleKey = (event: KeyboardEvent, at: number) => {
    const by = ARROWS[event.key];
    if (by === undefined || !draggable || !event.altKey) return;
    event.preventDefault();
    move(at, at + by);
  };
  return (
    <PlainList aria-label={label}>
      {entries.map((entry, at) => (
        <Item
          key={names[at]}
          draggable={draggable}
          data-dragged={at === dragged || undefined}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            setDragged(at);
          }}
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged !== undefined) move(dragged, at);
          }}
          onDragEnd={() => setDragged(undefined)}
          onKeyDown={(event) => handleKey(event, at)}
        >
          <div>{children(entry, at)}</div>
          <Row>
            {onInsert && (
              <IconButton aria-label={`Insert below ${names[at]}`} onClick={() => onInsert(at + 1)}>
                <Icon icon={Plus} />
              </IconButton>
            )}
            {MOVES.map(({ where, by, icon }) => (
              // At an end of the list it does nothing, but stays where the keyboard is.
              <MoveButton
                key={where}
                aria-label={`Move ${names[at]} ${where}`}
                aria-disabled={!(at + by in entries)}
                onClick={() => move(at, at + by)}
              >
                <Icon icon={icon} />
              </MoveButton>
            ))}
            <IconButton
              aria-label={`Remove ${names[at]}`}
              onClick={() => {
                remove(at);
                document.getElementById(id)?.focus();
              }}
            >
              <Icon icon={Trash2} />
            </IconButton>
          </Row>
        </Item>
      ))}
    </PlainList>
  );
}

const MOVES = [
  { where: 'up', by: -1, icon: ArrowUp },
  { where: 'down', by: 1, icon: ArrowDown },
] as const;

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.vars.space.xs,
  '& > :first-of-type': { flex: `1 1 ${ems(6)}`, minInlineSize: 0 },
  // Several fields, and whole sentences to choose from, need the width.
  '&:has(fieldset, select)': { justifyContent: 'end', '& > :first-of-type': { flexBasis: '100%' } },
  '&[draggable="true"]': {
    padding: theme.vars.space.xxs,
    border: rule(theme),
    borderRadius: theme.vars.radius.small,
    cursor: 'grab',
    // Else a few sections fill the screen.
    '&:not(:has([aria-current])) > :last-of-type': { display: 'none' },
  },
  '&[data-dragged]': { opacity: theme.vars.fade.dimmed },
}));

const MoveButton = styled(IconButton)(({ theme }) => ({
  '&[aria-disabled="true"]': { opacity: theme.vars.fade.dimmed },
}));
