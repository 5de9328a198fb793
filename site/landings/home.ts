import type { Landing } from './landing.ts';

export const home: Landing = {
  path: { en: '/en', de: '/de' },
  sections: [
    { kind: 'hero', title: 'landing.home.hero.title', text: 'landing.home.hero.text' },
    { kind: 'comparison', start: 3 },
  ],
};
