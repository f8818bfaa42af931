/** A single pixel, as a PNG. */
export const smallestPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A small PNG that claims to have this width and height. */
export function pictureOf(width: number, height: number): Buffer {
  const picture = Buffer.from(smallestPicture);
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  return picture;
}

const photo = Buffer.from(
  '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
);

/** A JPEG that claims to have this width and height as stored, and to have been taken with this EXIF orientation. */
export function turnedPhoto(width: number, height: number, orientation: number): Buffer {
  const sized = Buffer.from(photo);
  const frame = sized.indexOf(Buffer.from('ffc0', 'hex'));
  sized.writeUInt16BE(height, frame + 5);
  sized.writeUInt16BE(width, frame + 7);
  // one entry, 0x0112, in a big-endian TIFF header
  const exif = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010000000000000000', 'hex');
  exif.writeUInt16BE(orientation, 28);
  return Buffer.concat([sized.subarray(0, 2), exif, sized.subarray(2)]);
}
