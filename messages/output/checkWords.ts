import type { OutputStatus } from '#domain/output/outputStatus.ts';

/** What a stranger reads who checks a paper. */
export const checkWords = {
  within: 'Check a document',
  says: {
    valid: 'This document is valid.',
    expired: 'This document has expired. It is no longer valid.',
    revoked: 'This document was revoked. It is not valid.',
    unissued: 'This document is not valid yet.',
  } satisfies Record<OutputStatus, string>,
  compare: 'Compare what stands here with the paper. If something differs, the paper was changed.',
  number: 'Number',
  holder: 'Holder',
  issued: 'Issued',
  expires: 'Valid until',
  forEver: 'It does not expire',
  issuedBy: 'Issued by',
  unknownTitle: 'No such document',
  unknown: 'No document was issued with this code.',
  unknownAdvice: 'Compare the code with the paper, letter by letter. If it is the same, the paper is not genuine.',
} as const;
