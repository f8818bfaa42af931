import { imageSize } from 'image-size';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size that a picture states. Some files keep the parser busy for minutes: only for a separate process. */
export function pictureSize(head: Uint8Array): PictureSize | 'noPicture' {
  try {
    const { width, height } = imageSize(head);
    return { width, height };
  } catch {
    // the parser throws errors of many kinds at bytes that only begin like a picture
    return 'noPicture';
  }
}
