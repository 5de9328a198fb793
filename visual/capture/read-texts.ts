/** Runs in the page: everything in it that can be read or heard. */
export function readTexts(): string {
  const names = ['aria-label', 'alt', 'placeholder', 'title'];
  const labels = names.flatMap((name) =>
    [...document.body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  );
  return [document.body.innerText, ...labels].join('\n');
}
