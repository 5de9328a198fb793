let holders = 0;
let isDue = false;

/** Loads the page anew, after everybody who holds it has let go. */
export function reload(): void {
  isDue = true;
  if (holders === 0) window.location.reload();
}

/**
 * Keeps the page while it says something that a reload would take away, such as what comes after
 * saving: what was saved is a file of the page, and its change loads the page anew.
 *
 * @returns lets go
 */
export function holdReload(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
    if (isDue) reload();
  };
}
