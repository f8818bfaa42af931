import { imageSize } from 'image-size';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** EXIF orientations that turn a picture on its side. */
const firstOnSide = 5;

/** The size of an image as shown, from what it states. Only for a separate process, because some files keep the parser busy for minutes. */
export function parsePictureSize(head: Uint8Array): PictureSize | 'noPicture' {
  try {
    const { width, height, orientation = 1 } = imageSize(head);
    return orientation < firstOnSide ? { width, height } : { width: height, height: width };
  } catch {
    // the parser throws many kinds of errors for bytes that only start like an image
    return 'noPicture';
  }
}
