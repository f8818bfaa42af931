/**
 * Every reason for which a rule can refuse, and how the doors answer it: `invalid` is bad input at a place,
 * `refused` is a rule that says no (422), `conflict` is a lost race or a stale revision (409),
 * `tooFast` is a rate limit (429). The sentences stand in web/messages/refusals.ts, one for each code.
 */
export const refusalKinds = {
  // kernel
  blank: 'invalid',
  tooLong: 'invalid',
  outdated: 'conflict',
  tooManyRequests: 'tooFast',
} as const satisfies Record<string, 'invalid' | 'refused' | 'conflict' | 'tooFast'>;

export type RefusalCode = keyof typeof refusalKinds;
export type RefusalKind = (typeof refusalKinds)[RefusalCode];
