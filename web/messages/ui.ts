/** The words of the design system itself. */
export const uiWords = {
  thereIsAProblem: 'There is a problem',
  errorTitlePrefix: 'Error: ',
  optional: '(optional)',
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  details: 'Details',
  detailsOf: (name: string) => `Details of ${name}`,
  loading: (what: string) => `Loading ${what}…`,
  breadcrumb: 'Breadcrumb',
  showPassword: 'Show password',
  show: 'Show',
  hide: 'Hide',
  more: (names: string) => ` more: ${names}`,
  selectAndCopy: 'Select the text and copy it.',
  working: 'Working…',
} as const;
