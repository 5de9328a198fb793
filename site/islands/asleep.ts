/**
 * Controls of a calculator that nothing listens to look asleep: without script, and until the page's own
 * has come. What is entered before is kept all the same.
 */
export const asleepCss = `[data-island]:not([data-awaited]) :is(input,select,label,button:not([popovertarget])){filter:grayscale(1) opacity(.7);cursor:default}`;
