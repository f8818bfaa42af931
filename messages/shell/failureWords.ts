/** Why a request brought no result. A request that a rule refused is not a failure: it has a result that says so. */
export type RequestFailure = 'signedOut' | 'refused' | 'notFound' | 'tooFast' | 'unreachable' | 'fault';

/** Why a request failed, in one sentence. Typed text is kept in every case. */
export const failureSentences: Record<RequestFailure, string> = {
  signedOut: 'You are not currently logged in',
  refused: 'You do not have permission to do this.',
  notFound: 'This does not exist, or you do not have access to it.',
  tooFast: "You're doing that too much. Wait a moment before trying again.",
  unreachable: 'We could not reach the server. Check your connection and try again. Nothing you typed is lost.',
  fault: "Oops, that didn't work.",
};

/** Where a moment is too short a word. */
export const tooFastUntil = (moment: string): string =>
  `You're doing that too much. You can try again after ${moment}.`;

export const failurePages = {
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the address may have a typing mistake.',
  },
  refused: {
    title: 'Not available',
    text: 'You are signed in, but this page is not available to you. Ask an owner of the team if you need it.',
  },
  tooFast: { title: 'Please wait a moment', text: failureSentences.tooFast },
  unreachable: {
    title: 'No connection',
    text: 'We could not reach the server. Check your connection and try again.',
  },
  fault: {
    title: 'Something went wrong',
    text: 'The fault is on our side and was recorded. Trying again often helps.',
  },
  faultId: (id: string) => `If you ask for help, please mention the number of this fault: ${id}`,
  retry: 'Try again',
  home: 'Go to the start page',
} as const;
