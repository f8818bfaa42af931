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

const clamped = (value: number): number => Math.min(Math.max(value, 0), 1);
