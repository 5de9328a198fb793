import type { Plugin } from 'vite';
import { readProps } from './read-props.ts';

/** Gives components what Storybook makes their tables of arguments from. */
export const docgenPlugin: Plugin = {
  name: 'fernblick:docgen',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(design-system|site)\/.*\/[A-Z]\w+\.tsx$/ },
    handler(code, id) {
      const infos = readExported(id, code).map((info) => {
        return `;${info.displayName}.__docgenInfo=${JSON.stringify(info)}`;
      });
      return infos.length > 0 ? { code: code + infos.join(''), map: null } : null;
    },
  },
};

/** Some files have no component for the parser to find. */
function readExported(id: string, code: string) {
  try {
    return readProps(id, code).filter(({ displayName }) =>
      new RegExp(`\\b(function ${displayName}[(<]|const ${displayName}(: [^=]+)? = \\()`).test(
        code,
      ),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === MISSING) return [];
    throw error;
  }
}

const MISSING = 'ERR_REACTDOCGEN_MISSING_DEFINITION';
