import { expect, test } from 'vitest';
import { sayStatus } from './component-status.ts';

const CHANGELOG =
  '# Changelog\n\n## 0.5.0\n\n- `Button.size`: new.\n\n## 0.4.0\n\n- `Button`, `Tabs`.\n';

test('a component says whose it is, whether visitors see it, and when it changed last', () => {
  const sections = [{ name: 'Hero', href: './' }];
  expect(sayStatus('Button', { sections }, CHANGELOG)).toBe('On the site · changed in 0.5.0');
  expect(sayStatus('Tabs', {}, CHANGELOG)).toBe(
    'MUI’s, in our theme · For applications · changed in 0.4.0',
  );
  const left = { isInPackage: false, sections };
  expect(sayStatus('Button', left, CHANGELOG)).toBe('On the site only · left the package in 0.5.0');
  expect(sayStatus('Rows', left, CHANGELOG)).toBe('On the site only');
  expect(sayStatus('Icon', { parts: sections }, CHANGELOG)).toBe('On the site');
});
