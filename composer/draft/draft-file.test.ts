import { expect, test } from 'vitest';
import { createDraft, openLanding } from './create-draft.ts';
import { formatDraftFile, parseDraftFile } from './draft-file.ts';

test.each([
  ['an empty page', createDraft('', '')],
  ['a copy without a name', createDraft('employees', '')],
  ['a landing that is there', openLanding('home')],
])('%s goes into a file, finished or not, and comes back', (_what, draft) => {
  const file = formatDraftFile(draft);
  const { id, name, landing } = parseDraftFile(file.name, encode(file.text));
  expect({ name, landing }).toEqual({ name: draft.name, landing: draft.landing });
  expect(id, 'a draft of its own beside the one it came from').not.toBe(draft.id);
});

test('the second download of a draft has its name, although browsers number it', () => {
  const { text } = formatDraftFile(createDraft('', 'students'));
  expect(parseDraftFile('students (1).json', encode(text)).name).toBe('students');
});

test('a landing that is there is compared with how it is now', () => {
  const { name, text } = formatDraftFile(openLanding('home'));
  expect(parseDraftFile(name, encode(text)).base?.name).toBe('home');
});

test.each([
  ['nothing', 'null'],
  ['no landing', '{ "title": { "en": "", "de": "" } }'],
])('%s is refused', (_what, text) => {
  expect(() => parseDraftFile('notes.json', encode(text))).toThrow(
    'notes.json is no landing that this workbench can open.',
  );
});

test('a kind of section that there is not is named', () => {
  const text = '{"path":{"en":"","de":""},"sections":[{"kind":"hero"},{"kind":"nonsense"}]}';
  expect(() => parseDraftFile('notes.json', encode(text))).toThrow(
    'notes.json has a section of the kind “nonsense”, which this workbench does not know.',
  );
});

test.each([
  ['no JSON', 'title,text', 'notes.json is not valid JSON: '],
  [
    'what an object has twice',
    '{\n"path": {},\n"path": {}\n}',
    'notes.json:3: path is there twice. Remove one of the two.',
  ],
])('%s is refused with its place', (_what, text, message) => {
  expect(() => parseDraftFile('notes.json', encode(text))).toThrow(message);
});

test('a file of another program is refused with what it is', () => {
  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
  expect(() => parseDraftFile('photo.png', picture)).toThrow(
    'photo.png is a picture. Choose the file NAME.json that the Composer downloaded.',
  );
});

const encode = (text: string) => new TextEncoder().encode(text);
