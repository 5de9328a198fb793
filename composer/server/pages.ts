import { PREVIEW_FILE } from '../api.ts';

/** One HTML page beside those of Storybook: its file name, its title and its script. */
export interface Page {
  file: string;
  title: string;
  /** Relative to the project's folder. */
  script: string;
  /** Whether it gets the token, and with it the right to save. */
  saves: boolean;
}

/** The Composer, and the page that it shows drafts in. */
export const PAGES: readonly Page[] = [
  {
    file: 'composer.html',
    title: 'Composer – Fernblick workbench',
    script: 'composer/app/main.tsx',
    saves: true,
  },
  {
    file: PREVIEW_FILE,
    title: 'Preview – Fernblick workbench',
    script: 'composer/preview/main.tsx',
    saves: false,
  },
];

/**
 * The HTML of a page whose script is served at an address. It says that it loads: in development a script is many
 * hundred files, which take some seconds.
 * @param token `null` in a built workbench, which has no server to save with
 */
export function renderPage({ title, saves }: Page, script: string, token: string | null): string {
  const attribute = saves && token !== null ? ` data-token="${token}"` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
</head>
<body>
<div id="root"${attribute}><p style="font-family: sans-serif">Loading …</p></div>
<noscript>The Composer needs JavaScript. Landings can also be written by hand, see docs/adding-a-landing.md.</noscript>
<script type="module" src="${script}"></script>
</body>
</html>
`;
}
