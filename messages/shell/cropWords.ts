/** Cropping a picture. */
export const cropWords = {
  hint: 'Drag the image, or use the sliders.',
  preview: 'Banner preview',
  zoom: 'Zoom',
  across: 'Horizontal position',
  down: 'Vertical position',
} as const;
