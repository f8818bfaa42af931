const box = (type: string, content: Buffer): Buffer<ArrayBuffer> => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** An AVIF that repeats its size many times, so that reading all of it takes quadratic time. */
export function slowPicture(sizes: number): Buffer<ArrayBuffer> {
  const size = Buffer.alloc(12);
  size.writeUInt32BE(16, 4);
  size.writeUInt32BE(16, 8);
  const stated = Buffer.concat(Array.from({ length: sizes }, () => box('ispe', size)));
  const version = Buffer.alloc(4);
  const properties = box('iprp', box('ipco', stated));
  return Buffer.concat([
    box('ftyp', Buffer.from('avif\0\0\0\0avifmif1')),
    box('meta', Buffer.concat([version, properties])),
  ]);
}
