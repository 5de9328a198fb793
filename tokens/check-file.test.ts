import { expect, test } from 'vitest';
import { checkTokenFile } from './check-file.ts';

test.each<[string, unknown]>([
  ['dimension', { value: 30, unit: 'rem' }],
  ['dimension', { value: 0, unit: 'px' }],
  ['duration', { value: 0.15, unit: 's' }],
  ['fontWeight', 580],
  ['fontFamily', 'Arial'],
  ['fontFamily', ['Source Sans 3', 'sans-serif']],
  ['cubicBezier', [0.2, -1, 1, 1.5]],
  ['number', -0.5],
  ['color', { colorSpace: 'srgb', components: [1, 0, 'none'], alpha: 0.5 }],
  ['color', { colorSpace: 'srgb', components: [1, 0, 0], hex: '#ff0000' }],
  ['color', { colorSpace: 'display-p3', components: [1, 0, 0], hex: '#ff0000' }],
  ['typography', typography({ letterSpacing: { value: -0.02, unit: 'rem' } })],
  ['typography', typography({ fontWeight: '{font.weight.strong}' })],
  ['shadow', shadow({ offsetY: { value: -2, unit: 'px' }, spread: { value: -1, unit: 'px' } })],
  ['dimension', '{base.space.m}'],
])('a value of %s may be %j', (type, value) => {
  expect(() => check(type, value)).not.toThrow();
});

test.each<[string, unknown]>([
  ['dimension', { value: 5, unit: 'em' }],
  ['dimension', { value: 5, unit: 'ms' }],
  ['dimension', { value: -4, unit: 'px' }],
  ['dimension', { value: '16', unit: 'px' }],
  ['dimension', { unit: 'px' }],
  ['dimension', { value: 1, unit: ['px'] }],
  ['dimension', { value: 1, unit: {} }],
  ['color', { colorSpace: {}, components: [0, 0, 0] }],
  ['dimension', '16px'],
  ['dimension', 16],
  ['duration', { value: -1, unit: 'ms' }],
  ['duration', { value: 1, unit: 'px' }],
  ['fontWeight', 0],
  ['fontWeight', 1001],
  ['fontWeight', 'heavy'],
  ['fontFamily', []],
  ['fontFamily', ['']],
  ['cubicBezier', [0.2, 0, 0]],
  ['cubicBezier', [1.2, 0, 0, 1]],
  ['cubicBezier', [0.2, 0, -0.1, 1]],
  ['number', '0.5'],
  ['color', { colorSpace: 'oklch', components: [0.5, 0.1] }],
  ['color', { colorSpace: 'cmyk', components: [0, 0, 0] }],
  ['color', { colorSpace: 'oklch', components: [0.5, 0.1, 176], alpha: 2 }],
  ['color', '#19594c'],
  ['typography', typography({ fontSize: { value: 0, unit: 'px' } })],
  ['typography', typography({ lineHeight: { value: 24, unit: 'px' } })],
  ['typography', typography({ lineHeight: -1 })],
  ['typography', typography({ lineHeight: 150 })],
  ['fontFamily', 'Source Sans 3, sans-serif'],
  ['fontFamily', ['Arial;}body{display:none']],
  ['fontFamily', [' ']],
  ['typography', typography({ fontSize: undefined })],
  ['typography', typography({ fontStyle: 'italic' })],
  ['shadow', shadow({ blur: { value: -1, unit: 'px' } })],
  ['shadow', shadow({ inset: true })],
  ['shadow', []],
])('a value of %s may not be %j', (type, value) => {
  expect(() => check(type, value)).toThrow(
    new RegExp(
      `^tokens/x\\.tokens\\.json:5: group\\.token has a wrong value\\. A ${type} is written as `,
    ),
  );
});

test.each([1.5, -0.1])('an opacity may not be %d', (value) => {
  const file = { opacity: { $type: 'number', dimmed: { $value: value } } };
  expect(() => checkTokenFile(write(file), 'x')).toThrow(
    'A number is written as a number from 0 to 1',
  );
});

test.each([
  ['', 'x is not valid JSON'],
  ['[]', 'x:1: A file of tokens is an object of groups'],
  ['{"a":\n{"$type":"number","b":\n{"$value":null}}}', 'x:3: a.b.$value is null.'],
  ['{"a":{"$type":"number",\n"b":{"$value":1},\n"b":{"$value":2}}}', 'x:3: a.b is there twice.'],
  ['{"a":{"$type":"number",\n"b":{}}}', 'x:2: a.b has neither a $value nor tokens.'],
  ['{"a":{"$type":"number",\n"b":5}}', 'x:2: a.b is no token.'],
  ['{"a":{"b":{\n"$value":5}}}', 'x:2: a.b has no $type, nor has its group.'],
  ['{"a":{"$type":\n"strokeStyle","b":{"$value":5}}}', 'x:2: a has a type that the theme does not'],
  ['{"a":{"$type":"number","$value":5,"b":{"$value":5}}}', 'x:1: a has a $value and tokens.'],
  ['{"a":{"$typ":"number","b":{"$value":5}}}', 'x:1: a.$typ is no property of the format'],
])('the file %s is refused: %s', (text, message) => {
  expect(() => checkTokenFile(text, 'x')).toThrow(message);
});

function check($type: string, $value: unknown): void {
  checkTokenFile(write({ group: { token: { $type, $value } } }), 'tokens/x.tokens.json');
}

function write(value: object): string {
  return JSON.stringify(value, null, 2);
}

function typography(parts: object): object {
  const px = (value: number) => ({ value, unit: 'px' });
  const sizes = { fontSize: px(16), letterSpacing: px(0) };
  return { fontFamily: ['Arial'], fontWeight: 400, lineHeight: 1.5, ...sizes, ...parts };
}

function shadow(parts: object): object {
  const none = { value: 0, unit: 'px' };
  const offsets = { offsetX: none, offsetY: none, blur: none, spread: none };
  return [{ color: '{shadowColor.soft}', ...offsets, ...parts }];
}

test('a colour whose hex is another one is refused: who edits the hex alone changes nothing', () => {
  const value = { colorSpace: 'oklch', components: [1, 0, 0], hex: '#19594c' };
  expect(() => check('color', value)).toThrow(
    'tokens/x.tokens.json:5: group.token is another colour than its hex. Correct one of the two.',
  );
});
