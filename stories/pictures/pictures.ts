// Storybook reads the files that a story imports, and knows no queries. Each is one expression, so that
// the code below a story can show it.

export const valley = (await import('./valley.jpg?picture')).default;

export const valleyAtNight = (await import('./valley-at-night.jpg?picture')).default;
