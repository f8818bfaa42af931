/** A picture that is ready to upload, with a preview. */
export interface PreparedPicture {
  readonly file: File;
  /** of the preview; revoke it when it is no longer shown */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

interface Target {
  /** the longest side in pixels; larger pictures are scaled down */
  readonly maxSide: number;
  readonly type: 'image/png' | 'image/jpeg';
}

/**
 * Re-encodes a picture in a format that every browser, email program, and PDF can show; null if the browser can't
 * decode it. This also strips photo metadata such as the location.
 */
export async function preparePicture(file: File, { maxSide, type }: Target): Promise<PreparedPicture | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = document.createElement('canvas');
  canvas.width = width ?? 1;
  canvas.height = height ?? 1;
  const drawing = canvas.getContext('2d');
  if (drawing === null) return null;
  if (type === 'image/jpeg') {
    // Transparent areas would turn black in a JPEG.
    drawing.fillStyle = 'white';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
  }
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));
  if (drawn === null) return null;
  const name = type === 'image/png' ? 'picture.png' : 'picture.jpg';
  const { width: w, height: h } = canvas;
  return { file: new File([drawn], name, { type }), url: URL.createObjectURL(drawn), width: w, height: h };
}
