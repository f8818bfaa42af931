import { builder } from '#server/graphql/builder.ts';

export const PictureType = builder.enumType('PictureType', {
  description: 'Kinds of pictures that a page can show.',
  values: {
    png: { value: 'image/png' },
    jpeg: { value: 'image/jpeg' },
    gif: { value: 'image/gif' },
    webp: { value: 'image/webp' },
    avif: { value: 'image/avif' },
  } as const,
});
