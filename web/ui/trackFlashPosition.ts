import { flashPosition, type BoxEdges, type FlashPosition } from '#web/ui/flashPosition.ts';

const actionSelector = 'a[href], button, input, select, textarea, summary, [role="button"], [contenteditable="true"]';

function actionsBeside(region: HTMLElement): BoxEdges[] {
  return [...document.querySelectorAll<HTMLElement>(actionSelector)]
    .filter((action) => !region.contains(action) && !action.closest('[inert], [aria-hidden="true"]'))
    .map((action) => action.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
}

function placeOf(region: HTMLElement): FlashPosition {
  const boxes = [...region.children].map((flash) => flash.getBoundingClientRect());
  const { left, width } = region.getBoundingClientRect();
  const inset = Number.parseFloat(getComputedStyle(region).getPropertyValue('--flash-inset')) || 0;
  const size = {
    width: Math.max(0, ...boxes.map((box) => box.width)),
    height: boxes.length === 0 ? 0 : region.getBoundingClientRect().height,
  };
  const edge = { left, width, top: window.innerHeight - inset - size.height, height: size.height };
  return flashPosition(size, { width: window.innerWidth, height: window.innerHeight }, edge, actionsBeside(region));
}

/** Reports where flashes cover no action: now, and on scroll or resize. Returns a function to stop. */
export function trackFlashPosition(region: HTMLElement, onPlace: (place: FlashPosition) => void): () => void {
  let frame = 0;
  const measure = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => onPlace(placeOf(region)));
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(document.body);
  document.addEventListener('scrollend', measure, { capture: true, passive: true });
  window.addEventListener('resize', measure);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('scrollend', measure, { capture: true });
    window.removeEventListener('resize', measure);
  };
}
