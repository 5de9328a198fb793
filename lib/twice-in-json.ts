import { visit } from 'jsonc-parser';

/** The places in a valid JSON text that an object has twice, of which `JSON.parse` takes the last, each with its line. */
export function listTwice(json: string): { line: number; place: string }[] {
  const twice: { line: number; place: string }[] = [];
  const open: Set<string>[] = [];
  visit(json, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (name, _offset, _length, line, _character, pathOf) => {
      const names = open.at(-1);
      // Entries are counted from 1, as people count them.
      const path = () => pathOf().map((step) => (typeof step === 'number' ? step + 1 : step));
      if (names?.has(name)) twice.push({ line: line + 1, place: [...path(), name].join('.') });
      names?.add(name);
    },
  });
  return twice;
}
