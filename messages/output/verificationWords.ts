import type { OutputStatus } from '#domain/output/outputStatus.ts';

/** The public page where anyone can verify a document. */
export const verificationWords = {
  within: 'Check a document',
  says: {
    valid: 'This document is valid.',
    expired: 'This document has expired. It is no longer valid.',
    revoked: 'This document was revoked. It is not valid.',
    unissued: 'This document is not valid yet.',
  } satisfies Record<OutputStatus, string>,
  compare: 'Make sure these details match the document. If anything differs, the document was altered.',
  number: 'Number',
  holder: 'Holder',
  issued: 'Issued',
  expires: 'Valid until',
  forEver: 'Does not expire',
  issuedBy: 'Issued by',
  unknownTitle: 'No such document',
  unknown: 'No document was issued with this code.',
  unknownAdvice:
    'Compare the code with the one on the document, character by character. If they match, the document is not genuine.',
} as const;
