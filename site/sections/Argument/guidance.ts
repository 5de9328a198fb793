import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: { en: ['reasons', 'why', 'persona pitch'], de: ['Gründe', 'Argumente', 'Warum'] },
  useWhen: ['The landing is for one kind of reader: why it suits them, and what they can check.'],
  useInstead: [['Cases', 'The figures of a person make the case.']],
  words: [
    [
      'Name what this reader should ask elsewhere first.',
      'Ask your employer first',
      'Frag zuerst deinen Arbeitgeber',
    ],
  ],
} satisfies ShortGuidance;
