import type { PointGroup } from 'signature_pad';
import { signatureSize } from '#domain/submission/signature.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Scales and centers strokes from a pad of any size to the stored signature size, with its pen width. */
export function fitStrokes(strokes: readonly PointGroup[], { width, height }: Size): PointGroup[] {
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
