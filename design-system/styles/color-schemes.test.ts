import { expect, test } from 'vitest';
import { joinColorSchemes, pairColors } from './color-schemes.ts';

test.each([
  ['#ffffff', '#000000', 'light-dark(#ffffff,#000000)'],
  ['#fff', '#000', 'light-dark(#fff,#000)'],
  ['var(--fb-ink)', 'var(--fb-chalk)', 'light-dark(var(--fb-ink),var(--fb-chalk))'],
  ['#ffffff', '#ffffff', '#ffffff'],
  ['0.42', '0.5', '0.42'],
  ['0 2px 4px #ffffff12', '0 2px 4px #0000004d', '0 2px 4px light-dark(#ffffff12,#0000004d)'],
  [
    'color-mix(in oklch, var(--fb-ink), #000 60%)',
    'color-mix(in oklch, var(--fb-ink), #fff 60%)',
    'light-dark(color-mix(in oklch, var(--fb-ink), #000 60%),color-mix(in oklch, var(--fb-ink), #fff 60%))',
  ],
])('%s and %s in the dark are %s', (light, dark, pair) => {
  expect(pairColors(light, dark)).toBe(pair);
});

test('the sheets of both schemes become one, without what only the dark has', () => {
  const sheets = [
    { ':root': { '--fb-space': '8px' } },
    { ':root': { '--fb-ink': '#000000' } },
    {
      '@media (prefers-color-scheme: dark)': {
        ':root': { '--fb-ink': '#ffffff', '--fb-veil': '#ffffff12' },
      },
    },
  ];
  expect(joinColorSchemes(sheets, 'light dark')).toEqual([
    {
      ':root': {
        colorScheme: 'light dark',
        '--fb-space': '8px',
        '--fb-ink': 'light-dark(#000000,#ffffff)',
      },
    },
    { '@media print': { ':root': { colorScheme: 'light' } } },
  ]);
});
