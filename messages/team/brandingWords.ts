export const teamLogoWords = {
  title: 'Logo',
  lead: 'Shown with your team’s name on its pages, in its emails, and on its receipts.',
  none: 'No logo yet. Pages show the first letter of your name.',
  choose: 'Choose a logo',
  chooseHint: 'A PNG or JPEG image, such as your seal. We’ll make it smaller if needed.',
  altText: 'Logo description',
  altTextHint: 'For people who can’t see the logo. Leave it empty if the logo only repeats your team’s name.',
  preview: 'How the logo looks beside your name',
  remove: 'Remove logo',
  removeTitle: 'Remove the logo?',
  removeText: 'Pages, emails, and receipts will no longer show it.',
} as const;

export const teamBannerWords = {
  title: 'Portal banner',
  lead: 'An image across the top of your team’s public pages, in 16:9 format. Forms with their own banner show that instead.',
  none: 'No banner yet.',
  choose: 'Choose a banner image',
  chooseHint: 'A PNG or JPEG image at least 1,600 pixels wide looks best.',
  small: 'This image is small and may look blurry on large screens.',
  crop: 'Visible part',
  focus: 'Focal point',
  focusHint: 'Many pages show only a strip of the banner. Choose the point that must stay visible.',
  focusX: 'Focal point, left to right',
  focusY: 'Focal point, top to bottom',
  strip: 'On a computer',
  phone: 'On a phone',
  altText: 'Banner description',
  altTextHint: 'For people who can’t see the banner. Leave it empty if it’s only decoration.',
  remove: 'Remove banner',
  removeTitle: 'Remove the portal banner?',
  removeText: 'Your public pages will no longer show it.',
} as const;

export const teamPictureWords = {
  opening: 'Opening the image…',
  unreadable: 'We couldn’t open this image. Please choose a PNG or JPEG file.',
  saved: 'Changes saved',
  noneChosen: 'Choose an image first.',
} as const;

/** A contrast ratio, rounded down so that it never promises more than there is. */
const ratio = (value: number): string => `${(Math.floor(value * 10) / 10).toFixed(1)}:1`;

export const teamColorWords = {
  default: 'This is the default. Your pages use our standard blue until you choose a color.',
  readable: (contrast: number) =>
    `White text on this color has a contrast of ${ratio(contrast)}, so it’s easy to read. We’ll use the color as it is.`,
  adjusted: (contrast: number, shade: string, better: number) =>
    `White text on this color has a contrast of only ${ratio(contrast)}. Buttons, lines, and links will use the darker shade ${shade}, with ${ratio(better)}.`,
  preview: (scheme: 'light' | 'dark') => `How buttons, lines, and focus look in ${scheme} mode`,
  schemes: { light: 'Light mode', dark: 'Dark mode' },
  button: 'Start application',
  link: 'See the fees',
  focused: 'Focused button',
} as const;
