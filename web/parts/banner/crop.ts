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

/** The selection that people start with, in pixels of the screen. */
const initialSelection: Size = { width: 160, height: 90 };
export const maxZoom = 10;

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

/** The crop whose part has this width and corner, as far as the image reaches. */
function cropOf(picture: Size, frame: Size, { left, top, width: wanted }: Omit<Part, 'height'>): Crop {
  const largest = croppedPart(picture, frame, { zoom: 1, x: 0, y: 0 }).width;
  const zoom = Math.min(Math.max(largest / Math.max(wanted, 1), 1), maxZoom);
  const { width, height } = croppedPart(picture, frame, { zoom, x: 0, y: 0 });
  const at = (start: number, room: number): number => (room < 1e-6 ? 0.5 : clamped(start / room));
  return { zoom, x: at(left, picture.width - width), y: at(top, picture.height - height) };
}

/** A selection of 160 by 90 pixels in the middle of an image that is shown in this size. */
export function initialCrop(picture: Size, shown: Size, frame: Size): Crop {
  const width = initialSelection.width * (picture.width / Math.max(shown.width, 1));
  return { ...cropOf(picture, frame, { left: 0, top: 0, width }), x: 0.5, y: 0.5 };
}

interface Drag {
  readonly picture: Size;
  /** the image on the screen */
  readonly shown: Size;
  readonly frame: Size;
  /** in pixels of the screen */
  readonly by: { readonly x: number; readonly y: number };
}

/** The crop after dragging the selection. */
export function moveCrop({ picture, shown, frame, by }: Drag, crop: Crop): Crop {
  const { left, top, width } = croppedPart(picture, frame, crop);
  const scale = picture.width / shown.width;
  return { ...cropOf(picture, frame, { left: left + by.x * scale, top: top + by.y * scale, width }), zoom: crop.zoom };
}

/** The crop after dragging the selection's lower right corner. Its upper left corner stays. */
export function resizeCrop({ picture, shown, frame, by }: Drag, crop: Crop): Crop {
  const { left, top, width } = croppedPart(picture, frame, crop);
  const scale = picture.width / shown.width;
  const ratio = frame.width / frame.height;
  const wanted = Math.min(width + by.x * scale, picture.width - left, (picture.height - top) * ratio);
  return cropOf(picture, frame, { left, top, width: wanted });
}

const clamped = (value: number): number => Math.min(Math.max(value, 0), 1);
