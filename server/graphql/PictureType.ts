import { builder } from '#server/graphql/builder.ts';

export const PictureType = builder.enumType('PictureType', {
  description: 'An image format that web pages can show.',
  values: {
    png: { value: 'image/png' },
    jpeg: { value: 'image/jpeg' },
    gif: { value: 'image/gif' },
    webp: { value: 'image/webp' },
    avif: { value: 'image/avif' },
  } as const,
});
