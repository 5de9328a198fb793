/** What an icon stands for with us, and what else people look for, in English and German. */
type Meaning = readonly [meaning: string, words: string];

/** The icons of the site and the Composer by their names in lucide. One meaning has one icon. */
export const ICON_MEANINGS: Readonly<Record<string, Meaning>> = {
  ArrowDown: ['One place down', 'move order later nach unten verschieben Pfeil'],
  ArrowLeft: ['The one before', 'back previous zurück vorherige links Pfeil'],
  ArrowRight: ['The way leads on', 'next forward weiter nächste rechts Pfeil'],
  ArrowUp: ['Up to the beginning', 'top move earlier nach oben Anfang Pfeil'],
  ArrowUpRight: ['Opens in a new tab', 'external link extern neuer Tab Fenster'],
  Banknote: ['Money that is paid out', 'cash withdrawal Geld Auszahlung Schein'],
  Check: ['Holds, chosen', 'tick yes done selected Haken ja gewählt erledigt'],
  ChevronDown: ['Opens below', 'expand dropdown collapse aufklappen Auswahl mehr'],
  CircleAlert: ['An error', 'warning invalid problem Fehler Warnung Achtung'],
  CornerLeftUp: ['Back to where it was named', 'footnote return Fußnote zurück'],
  DoorOpen: ['A way out', 'cancel exit leave Kündigung Ausstieg Tür'],
  Download: ['A file is saved', 'save pdf csv herunterladen speichern Datei'],
  Globe: ['Anywhere in the world', 'world abroad language Welt weltweit Ausland Sprache'],
  GripVertical: ['Can be dragged', 'drag move handle ziehen verschieben Griff'],
  Info: ['More about a word', 'help hint tooltip Hilfe Hinweis Erklärung'],
  Leaf: ['Sustainable', 'green esg eco nachhaltig grün Blatt Umwelt'],
  Menu: ['The menu', 'burger navigation Menü Navigation'],
  Minus: ['Less', 'decrease subtract weniger verringern'],
  PenLine: ['Signing, writing', 'edit contract sign unterschreiben Vertrag Stift bearbeiten'],
  Plus: ['More', 'add increase mehr hinzufügen erhöhen'],
  Redo2: ['Do it again', 'repeat forward wiederholen wiederherstellen'],
  Scale: ['Weighing, balance', 'compare rebalancing justice Waage vergleichen Ausgleich'],
  SlidersHorizontal: ['Adjust', 'settings filter options einstellen anpassen Regler'],
  Trash2: ['Remove', 'delete bin löschen entfernen Papierkorb'],
  Undo2: ['Take it back', 'revert back rückgängig widerrufen'],
  X: ['Close', 'cancel dismiss schließen abbrechen Kreuz'],
};

/** The names of the icons that a search means: each of its words is in the name, the meaning or the words. */
export function findIcons(search: string): string[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return Object.entries(ICON_MEANINGS).flatMap(([name, meaning]) => {
    const known = [name, ...meaning].join(' ').toLowerCase();
    return wanted.every((word) => known.includes(word)) ? [name] : [];
  });
}
