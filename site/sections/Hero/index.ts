import { BANNER_SCENES } from '../../../design-system/drawings/Scene/cuts.ts';
import { choice, flag, group, optional, type SectionDefinition, text } from '../field.ts';

/** The first view. */
export const hero = {
  schema: group(
    {
      scene: choice(BANNER_SCENES, 'The picture, also of the card in social networks'),
      title: text({ max: 60, hyphens: 'required', unique: true, about: 'The promise of the page' }),
      text: text({ max: 280, unique: true, about: 'One or two sentences below the title' }),
      hasExperiments: optional(flag('Whether the landing takes part in experiments')),
    },
    'The first view: the promise of the page above its picture, and where to start',
  ),
  opensPage: true,
} satisfies SectionDefinition;
