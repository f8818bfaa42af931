/** Selecting the part of an image that becomes a banner. */
export const cropWords = {
  hint: 'Drag the frame and its corner, or use the sliders.',
  picture: 'Your image, with a frame around the part that becomes the banner',
  zoom: 'Zoom',
  across: 'Horizontal position',
  down: 'Vertical position',
  small: 'This part is small and may look blurry. Zoom out to include more of the image.',
  sharp: 'Only the part inside the frame becomes the banner.',
} as const;
