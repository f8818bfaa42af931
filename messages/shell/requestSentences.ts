/** What the server says of a request that it does not do, whichever way it came. */
export const requestSentences = {
  signedOut: 'You are not currently logged in',
  forbidden: 'You do not have permission to do this.',
  notFound: 'Not found, or not visible to you.',
  fault: 'Oops, something went wrong',
  faultOfServer: 'Something went wrong. Please try again.',
  noSuchAddress: 'Not found',
  tokenUnknown: 'This API token does not hold. It was revoked, has expired or is misspelt.',
  tooCostly: (what: string, asked: number, most: number) =>
    `Query exceeds maximum ${what} (${what}: ${asked}, max: ${most})`,
  statusUnknown: (status: string) => `The payment provider reports a status that Portico does not know: ${status}`,
  unknownDocument: 'There is no such document.',
  onlyKnownDocuments: 'Only documents of the web client are taken here.',
  eventsWereMissed: 'Some changes were missed. Load the present state and watch again.',
  tooLarge: 'The request is too large.',
  fromElsewhere: 'This request came from another site.',
  formOutdated: 'This form is out of date. Please reload the page and send it again.',
  noSuchBytes: 'The file does not have these bytes.',
  /** while the database cannot be asked, or there is too much to do */
  comeBack: 'Portico cannot answer right now. Please try again in a moment.',
} as const;
