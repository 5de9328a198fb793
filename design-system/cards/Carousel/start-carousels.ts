import { closest } from '../../behaviour/closest.ts';
import { startOnce } from '../../behaviour/start-once.ts';

/**
 * Moves the slides of `Carousel` by its arrows and by the arrow keys, for the whole page at once.
 * While one slide moves to the next, other clicks and keys do nothing.
 */
export const startCarousels = startOnce((page, signal) => {
  const click = ({ target }: Event) => {
    const arrow = closest(target, '[data-carousel-step]');
    if (arrow) step(findCarousel(arrow), Number(arrow.dataset.carouselStep));
  };
  const press = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const carousel = findCarousel(event.target);
    // Keys belong to what is inside a slide, such as a slider.
    if (!direction || !carousel || closest(event.target, '[data-carousel] li')) return;
    event.preventDefault();
    step(carousel, direction);
  };
  page.addEventListener('click', click, { signal });
  page.addEventListener('keydown', press, { signal });
  // Scrolling does not bubble; a finger moves the slides as well.
  page.addEventListener('scroll', ({ target }) => markEnds(findCarousel(target)), {
    capture: true,
    signal,
  });
});

const DIRECTIONS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const locked = new WeakSet<HTMLElement>();

function step(carousel: HTMLElement | null, direction: number): void {
  if (!carousel || locked.has(carousel)) return;
  const slides = findSlides(carousel);
  const wanted = findCurrent(carousel) + direction;
  const slide = slides.at(isCircular(carousel) ? wanted % slides.length : wanted);
  if (!slide || (wanted < 0 && !isCircular(carousel))) return;
  locked.add(carousel);
  setTimeout(() => locked.delete(carousel), Number(carousel.dataset.lock));
  findWindow(carousel)?.scrollTo({ left: slide.offsetLeft - (slides[0]?.offsetLeft ?? 0) });
}

/** The first slide has nothing before it, the last nothing after it, unless they go round. */
function markEnds(carousel: HTMLElement | null): void {
  if (!carousel || isCircular(carousel)) return;
  const current = findCurrent(carousel);
  mark(carousel, -1, current === 0);
  mark(carousel, 1, current === findSlides(carousel).length - 1);
}

/** An arrow at the end keeps the focus, so it is not `disabled`. */
function mark(carousel: HTMLElement, direction: number, atEnd: boolean): void {
  const arrow = carousel.querySelector(`[data-carousel-step="${direction}"]`);
  if (atEnd) arrow?.setAttribute('aria-disabled', 'true');
  else arrow?.removeAttribute('aria-disabled');
}

/** The slide that begins nearest to where the window stands. */
function findCurrent(carousel: HTMLElement): number {
  const slides = findSlides(carousel);
  const start = slides[0]?.offsetLeft ?? 0;
  const position = findWindow(carousel)?.scrollLeft ?? 0;
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - start - position));
  return distances.indexOf(Math.min(...distances));
}

function findCarousel(target: EventTarget | null): HTMLElement | null {
  return closest(target, '[data-carousel]');
}

function findWindow(carousel: HTMLElement): Element | null {
  return carousel.querySelector('[role="region"]');
}

function findSlides(carousel: HTMLElement): HTMLElement[] {
  return [...carousel.querySelectorAll<HTMLElement>('[role="region"] > ul > li')];
}

function isCircular({ dataset }: HTMLElement): boolean {
  return dataset.circular !== undefined;
}
