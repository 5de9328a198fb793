import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ShortGuidance } from '../../design-system/guidance.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { ICON_MEANINGS } from '../catalogue/icon-meanings.ts';
import { listComponentFolders } from '../guidance/component-folders.ts';
import { MUI_GUIDANCE } from '../guidance/mui-guidance.ts';
import { NOT_HERE } from '../guidance/not-here.ts';
import { NAMES_ELEMENT, type Names } from './add-names.ts';

/** Other names of pages that are of no component. */
const PAGES: Names = {
  'what-is-new--docs': ['changelog', 'releases', 'changes', 'versions', 'Neues', 'Änderungen'],
  'foundations-layout--docs': [
    ...['columns', 'container', 'gutter', 'templates', 'page width', 'twelve columns'],
    ...['Spalten', 'Seitenrand', 'Vorlagen', 'Seitenbreite'],
  ],
  'components-not-here--docs': Object.values(NOT_HERE).flatMap(({ names }) => names),
  'foundations-colour--docs': [
    ...['color', 'palette', 'contrast', 'green', 'orange', 'red'],
    ...['Farbe', 'Kontrast', 'Grün', 'Orange', 'Rot'],
  ],
  'foundations-type--docs': ['typography', 'font', 'heading size', 'Schrift', 'Typografie'],
  'foundations-spacing--docs': ['space', 'gap', 'margin', 'padding', 'Abstand', 'Weißraum'],
  'foundations-icons-and-scenes--docs': [
    ...['icons', 'symbols', 'illustrations', 'Piktogramme', 'Bilder'],
    ...Object.values(ICON_MEANINGS).flatMap(([, words]) => words.split(' ')),
  ],
  'tokens-brand-playground--docs': [
    ...['theme', 'theming', 'brand colours', 'own brand', 'dark mode', 'contrast checker'],
    ...['Markenfarben', 'Farbschema', 'eigene Marke', 'Dunkelmodus', 'Kontrast prüfen'],
  ],
  'tokens-where-used--docs': [
    ...['variables', 'usage', 'custom properties', 'download', 'Figma', 'DTCG', 'JSON'],
    ...['Variablen', 'Verwendung', 'herunterladen'],
  ],
  'foundations-motion--docs': ['animation', 'transition', 'duration', 'easing', 'Bewegung'],
  'foundations-elevation--docs': ['shadow', 'depth', 'z-index', 'Schatten', 'Ebene'],
  'foundations-breakpoints--docs': ['responsive', 'media query', 'grid', 'Umbruch', 'Raster'],
  'foundations-voice--docs': ['tone', 'content', 'copy', 'writing', 'Sprache', 'Ton', 'Texte'],
  'foundations-number-formats--docs': ['currency', 'percent', 'date', 'Zahlen', 'Währung'],
};

/** The names that each page of documentation is found by, from the guidance of components and sections. */
export async function readNames(): Promise<Names> {
  const entries = [
    ...(await readGuidance(listComponentFolders(), 'components')),
    ...Object.entries(MUI_GUIDANCE).map((entry) => listNames('components', ...entry)),
    ...(await readGuidance(globSync('site/sections/*/', { cwd: ROOT }), 'sections')),
  ];
  return { ...PAGES, ...Object.fromEntries(entries) };
}

/** The names as an element of the manager's page, where `addNames` finds them. */
export function writeNames(names: Names): string {
  const json = JSON.stringify(names).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${NAMES_ELEMENT}">${json}</script>`;
}

async function readGuidance(folders: readonly string[], kind: string) {
  const found = folders.map(async (folder) => {
    const file = join(ROOT, folder, 'guidance.ts');
    const { guidance }: { guidance: ShortGuidance } = await import(file);
    return listNames(kind, basename(folder), guidance);
  });
  return Promise.all(found);
}

function listNames(kind: string, name: string, { synonyms }: Pick<ShortGuidance, 'synonyms'>) {
  return [`${kind}-${name.toLowerCase()}--docs`, Object.values(synonyms).flat()] as const;
}
