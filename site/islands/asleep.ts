/**
 * Controls of a calculator that nothing listens to look asleep: without script, and until the page's own
 * has come. What is entered before is kept all the same. Only their colour goes, not their contrast.
 */
export const asleepCss = `[data-island]:not([data-awaited]) :is(fieldset,:has(>input),:has(>select),button:not([popovertarget])){filter:grayscale(1);cursor:default}`;
