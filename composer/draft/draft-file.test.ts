import { expect, test } from 'vitest';
import { createDraft, openLanding } from './create-draft.ts';
import { formatDraftFile, parseDraftFile } from './draft-file.ts';

test.each([
  ['an empty page', createDraft('', '')],
  ['a copy without a name', createDraft('employees', '')],
  ['a landing that is there', openLanding('parents')],
])('%s goes into a file, finished or not, and comes back', (_what, draft) => {
  const file = formatDraftFile(draft);
  const { id, name, landing } = parseDraftFile(file.name, file.text);
  expect({ name, landing }).toEqual({ name: draft.name, landing: draft.landing });
  expect(id, 'a draft of its own beside the one it came from').not.toBe(draft.id);
});

test('the second download of a draft has its name, although browsers number it', () => {
  const { text } = formatDraftFile(createDraft('', 'students'));
  expect(parseDraftFile('students (1).json', text).name).toBe('students');
});

test('a landing that is there is compared with how it is now', () => {
  const { name, text } = formatDraftFile(openLanding('parents'));
  expect(parseDraftFile(name, text).base?.name).toBe('parents');
});

test.each([
  ['no JSON', 'title,text'],
  ['nothing', 'null'],
  ['no landing', '{ "title": { "en": "", "de": "" } }'],
  [
    'a kind of section that there is not',
    '{"path":{"en":"","de":""},"sections":[{"kind":"nonsense"}]}',
  ],
])('%s is refused', (_what, text) => {
  expect(() => parseDraftFile('notes.json', text)).toThrow(
    'notes.json is no landing that this workbench can open.',
  );
});
