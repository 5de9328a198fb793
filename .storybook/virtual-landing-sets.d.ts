/** Written by the Vite plugin in `landing-sets.ts`: the landings of an example, and those of `LANDING_ROWS`. */
declare module 'virtual:landing-set/*' {
  const set: import('../site/landings/landing-set.ts').LandingSet;
  export default set;
}
