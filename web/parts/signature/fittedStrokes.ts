import type { PointGroup } from 'signature_pad';
import { signatureSize } from '#domain/submission/signature.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What was drawn on a pad of any size, as it stands in the middle of a signature, with the pen of one. */
export function fittedStrokes(strokes: readonly PointGroup[], { width, height }: Size): PointGroup[] {
  const scale = Math.min(signatureSize.width / width, signatureSize.height / height);
  const left = (signatureSize.width - width * scale) / 2;
  const top = (signatureSize.height - height * scale) / 2;
  const pen = { minWidth: signatureSize.minPen, maxWidth: signatureSize.maxPen };
  return strokes.map((stroke) => ({
    ...stroke,
    ...pen,
    points: stroke.points.map((point) => ({ ...point, x: left + point.x * scale, y: top + point.y * scale })),
  }));
}
