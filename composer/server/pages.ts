import { PAGE_DATA_ID, type PageData, PREVIEW_FILE } from '../api.ts';

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

/** The HTML of a page whose script is served at an address. */
export function renderPage({ title, saves }: Page, script: string, token: string | null): string {
  const embedded: PageData = { token: saves ? token : null };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
</head>
<body>
<div id="root"></div>
<noscript>The Composer needs JavaScript. Landings can also be written by hand, see docs/adding-a-landing.md.</noscript>
<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(embedded)}</script>
<script type="module" src="${script}"></script>
</body>
</html>
`;
}
