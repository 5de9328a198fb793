import type { validators } from './validators.ts';

/** Of every rule what it accepts and what it refuses. */
export const EXAMPLES: Record<keyof typeof validators, { accepts: string[]; refuses: string[] }> = {
  nonEmpty: { accepts: ['a', ' a ', '0'], refuses: ['', ' ', '\t\n', '\u00a0'] },
  email: {
    accepts: [
      ...['', ' ', 'a@b.de', 'a.b+c@d-e.example', 'A@B.DE', ' a@b.de ', "o'neil@a.example"],
      `a@${'b'.repeat(63)}.de`,
    ],
    refuses: [
      ...['a', 'a@', '@b.de', 'a@b', 'a@b..de', 'a b@c.de', 'a@-b.de', 'a@b-.de', 'a@b.de,c@d.de'],
      `a@${'b'.repeat(64)}.de`,
    ],
  },
  name: {
    accepts: [
      'Ana',
      'Jürgen',
      'Anne-Marie',
      'O’Neil',
      "D'Arc",
      'Dr. Öz',
      'Łukasz',
      'Ελένη',
      ' Ana ',
    ],
    refuses: ['', 'Jo', ' Jo ', 'R2D2', 'a@b', 'Ana!', '---', '...', '   '],
  },
  germanPhone: {
    accepts: [
      ...['', ' ', '030123456', '+49 30 123456', '0049301234567', '49 301234567', '030/12 34-56'],
      '+49 (0)30 1234567',
    ],
    refuses: ['12345678', '+49 30', '03012', '030 12345a', `0${'1'.repeat(22)}`, '++4930123456'],
  },
  numeric: { accepts: ['0', '007', '1000', ' 12 '], refuses: ['', '1,5', '-1', '1e3', '٣', 'a'] },
  decimal: {
    accepts: ['1', '0,5', '0.05', '10,00', '100'],
    refuses: ['', '0', '0,00', '1,234', '1.', ',5', '-1', '1.000,00'],
  },
  payoutDate: {
    accepts: ['01/01/20', '01/12/49', '01/09/35'],
    refuses: ['', '02/01/30', '01/00/30', '01/13/30', '01/01/19', '01/01/50', '1/1/30', '01.01.30'],
  },
};
