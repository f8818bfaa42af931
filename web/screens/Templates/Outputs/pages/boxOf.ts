/** Where a form field is on its page, in percent of the page's width and height. */
export interface PdfBox {
  readonly fieldName: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly convertToViewportPoint: (x: number, y: number) => number[];
}

/** The box of a form field, or null for other annotations. Its corners may be given in any order. */
export function boxOf(annotation: unknown, viewport: Viewport): PdfBox | null {
  const { subtype, fieldName, rect } = annotation as Record<string, unknown>;
  if (subtype !== 'Widget' || typeof fieldName !== 'string' || fieldName === '' || !Array.isArray(rect)) return null;
  const [left, bottom, right, top] = rect as [number, number, number, number];
  const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, bottom);
  const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, top);
  return {
    fieldName,
    left: (100 * Math.min(x1, x2)) / viewport.width,
    top: (100 * Math.min(y1, y2)) / viewport.height,
    width: (100 * Math.abs(x2 - x1)) / viewport.width,
    height: (100 * Math.abs(y2 - y1)) / viewport.height,
  };
}
