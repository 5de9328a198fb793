import Button from '@mui/material/Button';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { findPart, getPartTitle, type Part, type Place } from '../draft/describe-field.ts';
import { listToDos } from '../draft/to-dos.ts';
import { useComposer, useField } from './composer-context.ts';
import { Column, PlainList } from './layout.tsx';
import { SortableList } from './SortableList.tsx';

/**
 * The parts of the landing, and which one is open. Sections move by drag, by their buttons and with
 * Alt and an arrow.
 */
export function Outline({ selected }: { selected: Part }) {
  const { draft, problems, copies, open, insert } = useComposer();
  const { setValue: setSections } = useField(['sections']);
  const { sections } = draft.landing;
  const toDos = listToDos(problems, copies).map(({ place }) => place);
  const renderButton = (part: Part) => {
    const countIn = (places: readonly Place[]) =>
      places.filter((place) => findPart(place) === part).length;
    const [count, copied] = [countIn(toDos), countIn(copies)];
    return (
      <Button
        variant={selected === part ? 'contained' : 'text'}
        size="small"
        // Where its name has no room beside the tools, they come below it.
        sx={{ justifyContent: 'start', overflowWrap: 'break-word', textAlign: 'start' }}
        aria-current={selected === part || undefined}
        onClick={() => open({ field: part })}
      >
        {getPartTitle(part)}
        {count > 0 && ` (${count})`}
        {copied > 0 && ` · ${copied} copied`}
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
        onInsert={insert}
        onChange={setSections}
      >
        {({ kind }) => renderButton(kind)}
      </SortableList>
      <div>
        <Button variant="outlined" size="small" onClick={() => insert(sections.length)}>
          Add section
        </Button>
      </div>
    </Column>
  );
}
