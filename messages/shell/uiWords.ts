import { plural } from '#domain/kernel/plural.ts';

/** Texts of the design system. */
export const uiWords = {
  thereIsAProblem: 'There’s a problem',
  errorTitlePrefix: 'Error: ',
  optional: 'Optional',
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  details: 'Details',
  detailsOf: (name: string) => `Details of ${name}`,
  page: 'the page',
  loading: (what: string) => `Loading ${what}…`,
  breadcrumb: 'Breadcrumb',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  showList: 'Show list',
  offered: (count: number) => plural(count, 'suggestion'),
  show: 'Show',
  hide: 'Hide',
  more: (names: string) => ` more: ${names}`,
  selectAndCopy: 'Select the text, then copy it.',
  working: 'Working…',
  move: (name: string) => `Move ${name}`,
  moveHint: 'Drag, or use the arrow keys',
  movedTo: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}`,
} as const;
