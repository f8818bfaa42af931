import { croppedPart, maxZoom, type Crop, type Size } from '#web/parts/picture/crop.ts';

/** The selection that people start with, in pixels of the screen. */
const firstSelection: Size = { width: 160, height: 90 };

/** A selection of 160 by 90 pixels in the middle of an image that is shown in this size. */
export function initialSelection(picture: Size, shown: Size, frame: Size): Crop {
  const width = firstSelection.width * (picture.width / Math.max(shown.width, 1));
  return { ...cropOf(picture, frame, { left: 0, top: 0, width }), x: 0.5, y: 0.5 };
}

interface Drag {
  readonly picture: Size;
  /** the image on the screen */
  readonly shown: Size;
  readonly frame: Size;
  /** in pixels of the screen */
  readonly by: number;
}

/** The crop after dragging the selection's lower right corner sideways. Its upper left corner stays. */
export function resizeSelection({ picture, shown, frame, by }: Drag, crop: Crop): Crop {
  const { left, top, width } = croppedPart(picture, frame, crop);
  const wanted = width + by * (picture.width / shown.width);
  const room = Math.min(picture.width - left, (picture.height - top) * (frame.width / frame.height));
  return cropOf(picture, frame, { left, top, width: Math.min(wanted, room) });
}

interface Corner {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** The crop whose part has this corner and width, within the limits of zoom. */
function cropOf(picture: Size, frame: Size, { left, top, width: wanted }: Corner): Crop {
  const largest = croppedPart(picture, frame, { zoom: 1, x: 0, y: 0 }).width;
  const zoom = Math.min(Math.max(largest / Math.max(wanted, 1), 1), maxZoom);
  const { width, height } = croppedPart(picture, frame, { zoom, x: 0, y: 0 });
  const share = (at: number, room: number): number => (room < 1e-6 ? 0.5 : Math.min(Math.max(at / room, 0), 1));
  return { zoom, x: share(left, picture.width - width), y: share(top, picture.height - height) };
}
