/** Runs in the page: its visible text and the texts for assistive technology. */
export function readTexts(): string {
  const names = ['aria-label', 'alt', 'placeholder', 'title'];
  const labels = names.flatMap((name) =>
    [...document.body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  );
  return [document.body.innerText, ...labels].join('\n');
}
