/** Texts printed in documents, and why a document couldn't be generated. */
export const issuedDocumentWords = {
  continuation: 'Continued',
  check: 'To check that this document is valid, scan the code or visit:',
  draft: 'DRAFT',
  failed: 'Unable to generate document at this time. Please try again later.',
  unreadable: "This output's document can't be read. Replace its file, then generate the document again.",
  tooComplex: "This output's document is too large or too complex. Replace its file, then generate the document again.",
  notInUse: (version: number) =>
    `This output has no document for version ${version} of the form. Publish one that covers it, then generate the document again.`,
  unprintable: (letters: string) =>
    `An answer has characters that can't be printed: ${letters}. Replace them, then generate the document again.`,
} as const;
