/** Errors for requests that the server rejects or can't complete, for every API. */
export const requestSentences = {
  signedOut: 'You are not currently logged in',
  forbidden: "You don't have permission to do this.",
  notFound: "Not found, or you don't have access to it.",
  fault: 'Oops, something went wrong',
  faultOfServer: 'Something went wrong. Please try again.',
  noSuchAddress: 'Not found',
  tokenUnknown: "This API token isn't valid. It was revoked, has expired, or is misspelled.",
  tooCostly: (what: string, actual: number, most: number) =>
    `Query exceeds maximum ${what} (${what}: ${actual}, max: ${most})`,
  statusUnknown: (status: string) => `The payment provider reported a status that Portico doesn't recognize: ${status}`,
  unknownDocument: 'Unknown document.',
  onlyKnownDocuments: 'Only documents of the web client are accepted here.',
  eventsWereMissed: 'Some changes were missed. Load the current state and subscribe again.',
  tooLarge: 'The request is too large.',
  fromElsewhere: 'This request came from another site.',
  formOutdated: 'This form is out of date. Please reload the page and send it again.',
  noSuchBytes: 'The requested range is outside the file.',
  /** while the database is unavailable or the server is overloaded */
  comeBack: 'Portico is temporarily unavailable. Please try again in a moment.',
} as const;
