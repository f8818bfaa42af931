const circle = 2 * Math.PI;
const [outer, inner] = [100, 62];

/** Start and end of a ring slice as fractions, clockwise from the top. */
export interface DonutSlice {
  readonly begin: number;
  readonly end: number;
}

export function donutSlicesOf(counts: readonly number[]): readonly DonutSlice[] {
  const whole = counts.reduce((sum, count) => sum + count, 0);
  let begin = 0;
  return counts.map((count) => {
    const slice = { begin: begin / whole, end: (begin + count) / whole };
    begin += count;
    return slice;
  });
}

const point = (share: number, radius: number): string =>
  `${(radius * Math.sin(circle * share)).toFixed(3)} ${(-radius * Math.cos(circle * share)).toFixed(3)}`;

/**
 * SVG path of a slice in a box from -100 to 100. A full ring is drawn slightly short, because SVG draws no arc
 * that ends at its start.
 */
export function sliceOutline({ begin, end }: DonutSlice): string {
  const until = Math.min(end, begin + 0.999_99);
  const large = until - begin > 0.5 ? 1 : 0;
  return [
    `M${point(begin, outer)}A${outer} ${outer} 0 ${large} 1 ${point(until, outer)}`,
    `L${point(until, inner)}A${inner} ${inner} 0 ${large} 0 ${point(begin, inner)}Z`,
  ].join('');
}
