const side = 512;

/**
 * The center of an image as a small square JPEG; null if the browser can't decode it. Re-encoding also strips
 * photo metadata such as the location.
 */
export async function cropToSquare(file: File): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const drawing = canvas.getContext('2d');
  if (drawing === null) return null;
  // Transparent areas would turn black in a JPEG.
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, side, side);
  const edge = Math.min(picture.width, picture.height);
  const left = (picture.width - edge) / 2;
  const top = (picture.height - edge) / 2;
  drawing.drawImage(picture, left, top, edge, edge, 0, 0, side, side);
  picture.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return drawn && new File([drawn], 'picture.jpg', { type: 'image/jpeg' });
}
