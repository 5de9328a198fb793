/** What a hand does before a page scrolls. */
const BY_HAND = ['wheel', 'keydown', 'pointerdown', 'touchstart'];

/** The page that the hand is on; the others follow it. */
let leader: Window | undefined;

/** Lets the pages of the other frames scroll with this one's, each to the same share of its height. */
export function scrollTogether(page: Window, listPages: () => readonly Window[]): void {
  const lead = () => {
    leader = page;
  };
  const follow = () => {
    if (leader !== page) return;
    const share = page.scrollY / Math.max(1, getRoom(page));
    for (const other of listPages())
      if (other !== page) other.scrollTo({ top: share * getRoom(other), behavior: 'instant' });
  };
  for (const event of BY_HAND) page.addEventListener(event, lead, { passive: true });
  page.addEventListener('scroll', follow, { passive: true });
}

function getRoom({ document, innerHeight }: Window): number {
  return document.documentElement.scrollHeight - innerHeight;
}
