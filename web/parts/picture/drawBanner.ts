import { croppedPart, type Crop } from '#web/parts/picture/crop.ts';

/** Size on a wide screen. */
export const bannerSize = { width: 1600, height: 900 } as const;

function drawBanner(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const drawing = canvas.getContext('2d');
  if (drawing === null) return;
  const { left, top, width, height } = croppedPart(picture, bannerSize, crop);
  // Transparent areas would turn black in a JPEG.
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, bannerSize.width, bannerSize.height);
  drawing.drawImage(picture, left, top, width, height, 0, 0, bannerSize.width, bannerSize.height);
}

/** The selected part as a JPEG. Re-encoding strips photo metadata. */
export async function bannerFile(picture: ImageBitmap, crop: Crop): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = bannerSize.width;
  canvas.height = bannerSize.height;
  drawBanner(canvas, picture, crop);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return drawn && new File([drawn], 'banner.jpg', { type: 'image/jpeg' });
}
