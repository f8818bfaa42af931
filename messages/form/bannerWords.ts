/** Selecting the part of an image that becomes a banner. */
export const bannerCropWords = {
  cropTitle: 'Crop the banner',
  cropHint: 'Drag the frame and its corner, or use the sliders.',
  picture: 'Your image, with a frame around the part that becomes the banner',
  zoom: 'Zoom',
  across: 'Horizontal position',
  down: 'Vertical position',
  small: 'This part is small and may look blurry. Zoom out to include more of the image.',
  sharp: 'Only the part inside the frame becomes the banner.',
  save: 'Save banner',
  saving: 'Saving…',
} as const;

/** The banner of a form's public page. */
export const bannerImageWords = {
  title: 'Banner',
  lead: 'An image across the top of the public page, in 16:9 format.',
  none: 'No banner yet.',
  alt: 'Current banner',
  choose: 'Choose an image',
  chooseHint: 'JPEG, PNG, GIF, WebP, or AVIF, up to 10 MB.',
  opening: 'Opening the image…',
  unreadable: 'We couldn’t open this image. Please choose a JPEG or PNG file.',
  saved: 'Banner updated',
  remove: 'Remove banner',
  removed: 'Banner removed',
  removeTitle: 'Remove the banner?',
  removeText: 'The public page will no longer show a banner.',
} as const;
