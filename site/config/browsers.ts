import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';

/** The oldest version of each browser in `browserslist` of package.json, for Lightning CSS. */
export const CSS_TARGETS = browserslistToTargets(browserslist());

/** The same for Vite's `build.target`, e.g. `safari17.4`. */
export const SCRIPT_TARGETS = Object.entries(CSS_TARGETS).map(
  ([name, version]) => `${name.replace('ios_saf', 'ios')}${version >> 16}.${(version >> 8) & 0xff}`,
);
