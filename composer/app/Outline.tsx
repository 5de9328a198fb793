import Button from '@mui/material/Button';
import { GripVertical } from 'lucide';
import type { Dispatch } from 'react';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { findPart, getPartTitle, type Part, useComposer, useField } from './composer-context.ts';
import { Column, PlainList, Row } from './layout.tsx';
import { Palette } from './Palette.tsx';
import { SortableList } from './SortableList.tsx';

interface OutlineProps {
  /** The part whose fields are open. */
  selected: Part;
  onOpen: Dispatch<Part>;
}

/** The parts of the landing. Its sections move by drag, by their buttons and with Alt and an arrow. */
export function Outline({ selected, onOpen }: OutlineProps) {
  const { draft, problems, announce } = useComposer();
  const { setValue: setSections } = useField(['sections']);
  const { sections } = draft.landing;
  const renderButton = (part: Part) => {
    const count = problems.filter((problem) => findPart(problem) === part).length;
    return (
      <Button
        variant={selected === part ? 'outlined' : 'text'}
        size="small"
        aria-current={selected === part || undefined}
        onClick={() => onOpen(part)}
      >
        {getPartTitle(part)}
        {count > 0 && ` (${count})`}
      </Button>
    );
  };
  return (
    <Column>
      <Text variant="label" component="h2" id="outline">
        Landing
      </Text>
      <PlainList aria-labelledby="outline">
        <li>{renderButton('page')}</li>
        <li>{renderButton('listing')}</li>
      </PlainList>
      <Text variant="label" component="h2" id="sections" tabIndex={-1}>
        Sections
      </Text>
      <SortableList
        id="sections"
        label="Sections"
        entries={sections}
        getName={({ kind }) => getPartTitle(kind)}
        draggable
        onChange={setSections}
      >
        {({ kind }) => (
          <Row>
            <Icon icon={GripVertical} />
            {renderButton(kind)}
          </Row>
        )}
      </SortableList>
      <Palette
        onAdd={(section) => {
          setSections([...sections, section]);
          onOpen(section.kind);
          announce(`${getPartTitle(section.kind)} is added as number ${sections.length + 1}.`);
        }}
      />
    </Column>
  );
}
