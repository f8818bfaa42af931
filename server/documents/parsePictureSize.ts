import { imageSize } from 'image-size';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size that an image states. Only for a separate process, because some files keep the parser busy for minutes. */
export function parsePictureSize(head: Uint8Array): PictureSize | 'noPicture' {
  try {
    const { width, height } = imageSize(head);
    return { width, height };
  } catch {
    // the parser throws many kinds of errors for bytes that only start like an image
    return 'noPicture';
  }
}
