/** The element with this selector at or around an event's target: what delegated scripts begin with. */
export function closest<Found extends Element = HTMLElement>(
  target: unknown,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
