interface Absent {
  /** What else people call it, in both languages. */
  names: readonly string[];
  why: string;
  /** The pages of what stands in its place. */
  instead: readonly string[];
}

/** What is deliberately no part of the design system, by the name that most people know. */
export const NOT_HERE: Readonly<Record<string, Absent>> = {
  'Date picker': {
    names: ['date picker', 'datepicker', 'calendar', 'Datumsauswahl', 'Datumswähler', 'Kalender'],
    why: 'A birthday is typed faster than found in a calendar, and browsers bring one.',
    instead: ['TextArea', 'Select'],
  },
  'Time picker': {
    names: ['time picker', 'clock', 'Uhrzeit', 'Zeitauswahl'],
    why: 'Nothing here happens at an hour. Browsers have a field of the type `time`.',
    instead: ['TextArea'],
  },
  'File upload': {
    names: ['file upload', 'upload', 'dropzone', 'attachment', 'Datei hochladen', 'Anhang'],
    why: 'Nobody sends us files. A button around the browser’s own `<input type="file">` does it.',
    instead: ['Button'],
  },
  'Data grid': {
    names: ['data grid', 'datagrid', 'sortable table', 'spreadsheet', 'Datentabelle'],
    why: 'Tables here are read, not worked in: at most a few dozen rows, in a fixed order.',
    instead: ['Table'],
  },
  'Tree view': {
    names: ['tree view', 'tree', 'hierarchy', 'Baumansicht', 'Baum'],
    why: 'Two levels are the most that a page has.',
    instead: ['Accordion', 'Disclosure'],
  },
  Timeline: {
    names: ['timeline', 'history', 'Zeitstrahl', 'Verlauf'],
    why: 'Steps in an order have numbers; values over time are a chart.',
    instead: ['Accordion', 'LineChart'],
  },
  'Search field': {
    names: ['search bar', 'search box', 'Suchleiste', 'Suche'],
    why: 'The site has few pages, and each is one step away.',
    instead: ['Autocomplete', 'TextField'],
  },
  'Rating input': {
    names: ['star input', 'rate', 'bewerten', 'Sternebewertung'],
    why: 'Reviews come from a portal of their own; we only show them.',
    instead: ['Rating'],
  },
  'Rich text editor': {
    names: ['rich text editor', 'wysiwyg', 'editor', 'Texteditor'],
    why: 'What people write to us is plain text.',
    instead: ['TextArea'],
  },
  'Mega menu': {
    names: ['mega menu', 'bottom navigation', 'navigation rail', 'Hauptmenü'],
    why: 'Five links fit into the header.',
    instead: ['SiteHeader', 'Drawer'],
  },
  'Speed dial': {
    names: ['speed dial', 'action menu', 'Schnellzugriff'],
    why: 'Actions that hide behind another are missed.',
    instead: ['Fab', 'Menu'],
  },
  'Colour picker': {
    names: ['color picker', 'colour picker', 'Farbauswahl'],
    why: 'Nobody chooses a colour here.',
    instead: ['ToggleButton'],
  },
  Backdrop: {
    names: ['backdrop', 'scrim', 'Abdunklung'],
    why: 'Alone it only blocks a page. A dialog and a drawer bring theirs.',
    instead: ['Dialog', 'Drawer'],
  },
  'Transfer list': {
    names: ['transfer list', 'TransferList', 'dual list', 'Doppelliste'],
    why: 'Nobody sorts long lists into two here. What is chosen stays in its place.',
    instead: ['Autocomplete', 'Checkbox'],
  },
  'Image gallery': {
    names: ['gallery', 'image list', 'masonry', 'lightbox gallery', 'Galerie', 'Bildergalerie'],
    why: 'We show drawings that say something, one at a time.',
    instead: ['Carousel', 'Scene'],
  },
  'Video player': {
    names: ['video', 'player', 'Video', 'Film'],
    why: 'A page of a few kilobytes says it in words and drawings.',
    instead: ['Scene'],
  },
  Chat: {
    names: ['chat', 'chatbot', 'messenger', 'Chat'],
    why: 'Advice on pensions is given by people whom the law obliges to keep a record.',
    instead: ['TextLink'],
  },
  Tour: {
    names: ['tour', 'coach mark', 'onboarding', 'walkthrough', 'Rundgang'],
    why: 'What needs a tour is made simpler.',
    instead: ['Tooltip', 'FieldError'],
  },
};

/** The table of all, as Markdown. */
export function writeNotHere(linkTo: (name: string) => string): string {
  const rows = Object.entries(NOT_HERE).map(
    ([name, { why, instead }]) => `| ${name} | ${why} | ${instead.map(linkTo).join(', ')} |`,
  );
  return ['| Not here | Why | Instead |', '| --- | --- | --- |', ...rows].join('\n');
}
