import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { GripVertical } from 'lucide';
import { type Dispatch, type KeyboardEvent, useState } from 'react';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';
import { rule } from '../../design-system/styles/rule.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { formatLabel } from '../../site/sections/field.ts';
import type { SectionKind } from '../../site/sections/sections.ts';
import { findPart, type Part, useComposer } from './composer-context.ts';
import { Column, PlainList } from './layout.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { Palette } from './Palette.tsx';

interface OutlineProps {
  /** The part whose fields are open. */
  selected: Part;
  onOpen: Dispatch<Part>;
}

/** The parts of the landing. Its sections move by drag, by their buttons and with Alt and an arrow. */
export function Outline({ selected, onOpen }: OutlineProps) {
  const { draft, problems, dispatch, announce } = useComposer();
  const [dragged, setDragged] = useState<SectionKind>();
  const { sections } = draft.landing;
  const move = (kind: SectionKind, to: number) => {
    if (to < 0 || to >= sections.length) return;
    dispatch({ type: 'move', kind, to });
    announce(`${formatLabel(kind)} is now number ${to + 1} of ${sections.length}.`);
  };
  const remove = (kind: SectionKind) => {
    dispatch({ type: 'remove', kind });
    if (selected === kind) onOpen('page');
    announce(`${formatLabel(kind)} is removed. Undo brings it back.`);
    document.getElementById('sections')?.focus();
  };
  const partButton = (part: Part, label: string) => {
    const count = problems.filter((problem) => findPart(problem) === part).length;
    return (
      <PartButton
        variant="text"
        aria-current={selected === part || undefined}
        onClick={() => onOpen(part)}
      >
        {label}
        {count > 0 && ` (${count})`}
      </PartButton>
    );
  };
  return (
    <Column>
      <Text variant="label" component="h2" id="outline">
        Landing
      </Text>
      <PlainList>
        <li>{partButton('page', 'Name, addresses and head')}</li>
        <li>{partButton('listing', 'Links from other pages')}</li>
      </PlainList>
      <Text variant="label" component="h2" id="sections" tabIndex={-1}>
        Sections
      </Text>
      <PlainList aria-labelledby="sections">
        {sections.map(({ kind }, at) => (
          <Item
            key={kind}
            draggable
            data-dragged={kind === dragged || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(kind);
            }}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged) move(dragged, at);
            }}
            onDragEnd={() => setDragged(undefined)}
            onKeyDown={(event: KeyboardEvent) => {
              const by = event.altKey ? ARROWS[event.key] : undefined;
              if (by === undefined) return;
              event.preventDefault();
              move(kind, at + by);
            }}
          >
            <Handle>
              <Icon icon={GripVertical} />
              {partButton(kind, formatLabel(kind))}
            </Handle>
            <MoveButtons
              what={formatLabel(kind)}
              at={at}
              count={sections.length}
              onMove={(to) => move(kind, to)}
              onRemove={() => remove(kind)}
            />
          </Item>
        ))}
      </PlainList>
      <Palette
        onAdd={(section) => {
          dispatch({ type: 'add', section, at: sections.length });
          onOpen(section.kind);
          announce(`${formatLabel(section.kind)} is added as number ${sections.length + 1}.`);
        }}
      />
    </Column>
  );
}

const ARROWS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  border: rule(theme),
  borderRadius: theme.vars.radius.small,
  cursor: 'grab',
  '&[data-dragged]': { opacity: theme.vars.fade.dimmed },
}));

const Handle = styled('div')({ display: 'flex', alignItems: 'center' });

const PartButton = styled(Button)(({ theme }) => ({
  justifyContent: 'start',
  paddingInline: theme.vars.space.s,
  textAlign: 'start',
  borderRadius: theme.vars.radius.small,
  '&[aria-current]': { backgroundColor: theme.vars.color.surface.mist },
}));
