/** Why a request failed. A request that a rule refuses is not a failure: it returns a refusal. */
export type RequestFailure = 'signedOut' | 'refused' | 'notFound' | 'tooFast' | 'unreachable' | 'fault';

/** One sentence per kind of failure. What people typed is kept in every case. */
export const failureSentences: Record<RequestFailure, string> = {
  signedOut: 'You are not currently logged in',
  refused: "You don't have permission to do this.",
  notFound: "This doesn't exist, or you don't have access to it.",
  tooFast: "You're doing that too much. Wait a moment before trying again.",
  unreachable: "We couldn't reach the server. Check your connection and try again. Nothing you typed is lost.",
  fault: "Oops, that didn't work.",
};

/** For rate limits that last longer than a moment. */
export const rateLimitedUntil = (moment: string): string =>
  `You're doing that too much. You can try again after ${moment}.`;

export const failurePages = {
  notFound: {
    title: 'Page not found',
    text: "There's no page at this address. It may have moved, or the address may have a typo.",
  },
  refused: {
    title: 'Not available',
    text: "You're signed in, but you don't have access to this page. If you need it, ask a team owner.",
  },
  tooFast: { title: 'Please wait a moment', text: failureSentences.tooFast },
  unreachable: {
    title: 'No connection',
    text: "We couldn't reach the server. Check your connection and try again.",
  },
  /** while the server or its database is not available */
  unavailable: {
    title: 'We’ll be right back',
    text: 'The site isn’t available at the moment. Try again in a minute.',
  },
  fault: {
    title: 'Something went wrong',
    text: 'The problem is on our end and has been logged. Trying again often helps.',
  },
  faultId: (id: string) => `If you ask for help, mention this error ID: ${id}`,
  retry: 'Try again',
  home: 'Go to the home page',
} as const;
