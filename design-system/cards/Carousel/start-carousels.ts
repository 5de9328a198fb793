import { closest } from '../../behaviour/closest.ts';

/**
 * Moves the slides of `Carousel` by its arrows and by the arrow keys, for the whole page at once.
 * While one slide moves to the next, other clicks and keys do nothing.
 */
export function startCarousels(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const arrow = closest(target, '[data-carousel-step]');
    if (arrow) step(carouselOf(arrow), Number(arrow.dataset.carouselStep));
  });
  page.addEventListener('keydown', (event) => {
    const direction = DIRECTIONS[event.key];
    const carousel = carouselOf(event.target);
    // Keys belong to what is inside a slide, such as a slider.
    if (!direction || !carousel || closest(event.target, '[data-carousel] li')) return;
    event.preventDefault();
    step(carousel, direction);
  });
  // Scrolling does not bubble; a finger moves the slides as well.
  page.addEventListener('scroll', ({ target }) => markEnds(carouselOf(target)), { capture: true });
}

const DIRECTIONS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const locked = new WeakSet<HTMLElement>();

function step(carousel: HTMLElement | null, direction: number): void {
  if (!carousel || locked.has(carousel)) return;
  const slides = slidesOf(carousel);
  const wanted = currentOf(carousel) + direction;
  const slide = slides.at(isCircular(carousel) ? wanted % slides.length : wanted);
  if (!slide || (wanted < 0 && !isCircular(carousel))) return;
  locked.add(carousel);
  setTimeout(() => locked.delete(carousel), Number(carousel.dataset.lock));
  windowOf(carousel)?.scrollTo({ left: slide.offsetLeft - (slides[0]?.offsetLeft ?? 0) });
}

/** The first slide has nothing before it, the last nothing after it, unless they go round. */
function markEnds(carousel: HTMLElement | null): void {
  if (!carousel || isCircular(carousel)) return;
  const current = currentOf(carousel);
  mark(carousel, -1, current === 0);
  mark(carousel, 1, current === slidesOf(carousel).length - 1);
}

/** An arrow at the end keeps the focus, so it is not `disabled`. */
function mark(carousel: HTMLElement, direction: number, atEnd: boolean): void {
  const arrow = carousel.querySelector(`[data-carousel-step="${direction}"]`);
  if (atEnd) arrow?.setAttribute('aria-disabled', 'true');
  else arrow?.removeAttribute('aria-disabled');
}

/** The slide that begins nearest to where the window stands. */
function currentOf(carousel: HTMLElement): number {
  const slides = slidesOf(carousel);
  const start = slides[0]?.offsetLeft ?? 0;
  const position = windowOf(carousel)?.scrollLeft ?? 0;
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - start - position));
  return distances.indexOf(Math.min(...distances));
}

function carouselOf(target: EventTarget | null): HTMLElement | null {
  return closest(target, '[data-carousel]');
}

function windowOf(carousel: HTMLElement): Element | null {
  return carousel.querySelector('[role="region"]');
}

function slidesOf(carousel: HTMLElement): HTMLElement[] {
  return [...carousel.querySelectorAll<HTMLElement>('[role="region"] > ul > li')];
}

function isCircular({ dataset }: HTMLElement): boolean {
  return dataset.circular !== undefined;
}
