import { partOf, type Crop } from '#web/screens/Templates/Configuration/crop.ts';

/** As large as a wide screen shows it. */
export const bannerSize = { width: 1600, height: 900 } as const;

export function drawBanner(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const drawing = canvas.getContext('2d');
  if (drawing === null) return;
  const { left, top, width, height } = partOf(picture, bannerSize, crop);
  // a transparent picture would be black
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, bannerSize.width, bannerSize.height);
  drawing.drawImage(picture, left, top, width, height, 0, 0, bannerSize.width, bannerSize.height);
}

/** The chosen part as a JPEG: drawn anew it has lost what a telephone writes into its photos. */
export async function bannerFile(picture: ImageBitmap, crop: Crop): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = bannerSize.width;
  canvas.height = bannerSize.height;
  drawBanner(canvas, picture, crop);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return drawn && new File([drawn], 'banner.jpg', { type: 'image/jpeg' });
}
