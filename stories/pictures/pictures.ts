/** Pictures for stories. Storybook reads the files that a story imports, and knows no queries. */
export { default as valley } from './valley.jpg?picture';
export { default as valleyAtNight } from './valley-at-night.jpg?picture';
