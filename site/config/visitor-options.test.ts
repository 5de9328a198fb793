import { describe, expect, test } from 'vitest';
import { FLAGS, needsConsent, readVisitorOptions } from './visitor-options.ts';

describe('the options of a build', () => {
  test('are none by default', () => {
    expect(readVisitorOptions({})).toBeUndefined();
    expect(readVisitorOptions({ TRACKING: '', EXPERIMENTS: '', LEAD: '', BANNERS: '' })).toBe(
      undefined,
    );
  });

  test('are read from the environment', () => {
    const options = readVisitorOptions({
      TRACKING: 'dataLayer',
      EXPERIMENTS: FLAGS.join(', '),
      LEAD: '/api/lead',
      BANNERS: 'webinar,admin',
    });
    expect(options).toEqual({
      tracking: 'dataLayer',
      experiments: FLAGS,
      lead: '/api/lead',
      banners: ['webinar', 'admin'],
    });
  });

  test('may have banners that only wait for their event', () => {
    expect(readVisitorOptions({ BANNERS: 'none' })).toEqual({ experiments: [], banners: [] });
  });

  test.each([
    [{ TRACKING: 'datalayer' }, 'TRACKING=datalayer is not "dataLayer", or a path on this site'],
    [{ TRACKING: '//collector.example' }, 'TRACKING=//collector.example is not'],
    [{ LEAD: 'https://lead.example' }, 'LEAD=https://lead.example is not a path on this site'],
    [{ EXPERIMENTS: 'hero' }, `EXPERIMENTS=hero contains "hero". Known: ${FLAGS.join(', ')}.`],
    [{ BANNERS: 'webinar,sale' }, 'contains "sale". Known: webinar, admin.'],
  ])('%o is refused with a message for people', (env, message) => {
    expect(() => readVisitorOptions(env)).toThrow(message);
  });
});

describe('consent is needed', () => {
  test.each([
    ['for tracking', { TRACKING: '/events' }, true],
    ['for an experiment', { EXPERIMENTS: 'pf-hero-new-image' }, true],
    ['not for banners', { BANNERS: 'webinar' }, false],
    ['not for the wording of a visitor with a pension', { LEAD: '/api/lead' }, false],
  ])('%s', (_case, env, expected) => {
    const options = readVisitorOptions(env);
    expect(options && needsConsent(options)).toBe(expected);
  });
});
