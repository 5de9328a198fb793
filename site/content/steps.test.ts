import { expect, test } from 'vitest';
import { messages } from '../i18n/messages/index.ts';
import { STEP_SCENES, STEPS } from './steps.ts';

test('there are five steps, each with a picture and texts of its own', () => {
  expect(STEPS).toHaveLength(5);
  expect(new Set(Object.values(STEP_SCENES)).size).toBe(5);
  for (const field of ['title', 'text'] as const) {
    const texts = STEPS.map((key) => messages.en[`howItWorks.${key}.${field}`]);
    expect(new Set(texts).size, field).toBe(5);
  }
});
