/** The entry in the tab's session storage: names of closed banners, separated by spaces. */
export const CLOSED_BANNERS = 'closed-banners';

/**
 * An inline script before the banners: it tells the page's root which of them were closed in this
 * tab, so that none of those is drawn and nothing moves. Session storage may be blocked.
 */
export const closedBannersScript = `try{document.documentElement.dataset.closed=sessionStorage.getItem('${CLOSED_BANNERS}')??''}catch{}`;
