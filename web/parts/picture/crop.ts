export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Selected part of an image: zoom relative to fitting, and center from 0 to 1. */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const initialCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const maxZoom = 4;

interface Part extends Size {
  readonly left: number;
  readonly top: number;
}

/** The part of an image that fills the frame, clamped to the image's edges. */
export function croppedPart(picture: Size, frame: Size, { zoom, x, y }: Crop): Part {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height) * zoom;
  const [width, height] = [frame.width / scale, frame.height / scale];
  return { width, height, left: (picture.width - width) * clamped(x), top: (picture.height - height) * clamped(y) };
}

/** The crop after dragging by this many pixels of the frame. */
export function dragCrop(picture: Size, frame: Size, crop: Crop, by: { readonly x: number; readonly y: number }): Crop {
  const part = croppedPart(picture, frame, crop);
  const moved = (at: number, pixels: number, shown: number, whole: number, seen: number): number =>
    whole - shown < 1e-6 ? at : clamped(at - (pixels * (shown / seen)) / (whole - shown));
  return {
    zoom: crop.zoom,
    x: moved(crop.x, by.x, part.width, picture.width, frame.width),
    y: moved(crop.y, by.y, part.height, picture.height, frame.height),
  };
}

interface PixelCrop {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The selected part in whole pixels of the image. */
export function pixelsOf(picture: Size, frame: Size, crop: Crop): PixelCrop {
  const part = croppedPart(picture, frame, crop);
  const w = Math.max(1, Math.round(part.width));
  const h = Math.max(1, Math.round(part.height));
  return { x: within(part.left, picture.width - w), y: within(part.top, picture.height - h), w, h };
}

/** The crop that selects these pixels. */
export function cropOfPixels(picture: Size, frame: Size, { x, y, w, h }: PixelCrop): Crop {
  const fitted = croppedPart(picture, frame, initialCrop);
  const share = (at: number, room: number): number => (room < 1 ? 0.5 : clamped(at / room));
  return {
    zoom: Math.min(Math.max(fitted.width / w, 1), maxZoom),
    x: share(x, picture.width - w),
    y: share(y, picture.height - h),
  };
}

const within = (at: number, room: number): number => Math.round(Math.min(Math.max(at, 0), Math.max(room, 0)));

const clamped = (value: number): number => Math.min(Math.max(value, 0), 1);
