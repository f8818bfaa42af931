/** One dot, as a PNG. */
export const smallestPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A PNG of few bytes that says of itself that it is so many pixels wide and high. */
export function pictureOf(width: number, height: number): Buffer {
  const picture = Buffer.from(smallestPicture);
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  return picture;
}
