export interface BoxEdges {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const alignments = ['center', 'end', 'start'] as const;

/** Along the bottom of the window, or raised by `lift` pixels. */
export interface FlashPosition {
  readonly align: (typeof alignments)[number];
  readonly lift: number;
}

const gap = 8;

/**
 * The lowest place where flashes cover no action of the page, so that a confirmation never hides the next step.
 * If every place covers something, the one that covers least.
 */
export function flashPosition(
  flashes: Size,
  window: Size,
  edge: BoxEdges,
  actions: readonly BoxEdges[],
): FlashPosition {
  const near = actions.filter(({ top, height }) => top + height > 0 && top < window.height);
  const lowest = edge.top + edge.height;
  const lifts = near.map(({ top }) => lowest - top + gap).filter((lift) => lift > 0);
  const places = [0, ...lifts.toSorted((a, b) => a - b)]
    .filter((lift) => lowest - lift - flashes.height >= window.height / 2)
    .flatMap((lift) => alignments.map((align): FlashPosition => ({ align, lift })));
  const bottomCenter: FlashPosition = { align: 'center', lift: 0 };
  let best = bottomCenter;
  let least = Infinity;
  for (const place of places) {
    const covered = near.reduce((sum, action) => sum + common(boxAt(place, flashes, edge), action), 0);
    if (covered < least) [best, least] = [place, covered];
    if (covered === 0) break;
  }
  return best;
}

function boxAt({ align, lift }: FlashPosition, { width, height }: Size, edge: BoxEdges): BoxEdges {
  const room = edge.width - width;
  const left = edge.left + (align === 'start' ? 0 : align === 'end' ? room : room / 2);
  return { left, top: edge.top + edge.height - lift - height, width, height };
}

/** Overlap in square pixels. */
function common(one: BoxEdges, other: BoxEdges): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}
