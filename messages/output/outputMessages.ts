/** What is said of outputs and in their documents. */
export const outputMessages = {
  continuation: 'Continued',
  check: 'Scan this, or open the address, to see whether this document is valid:',
  draft: 'DRAFT',
  failed: 'Unable to generate document at this time. Please try again later.',
  unreadable: 'The document of this output cannot be read. Replace its file, then make the output again.',
  tooComplex: 'The document of this output is too large or too complex. Replace its file, then make the output again.',
  notInUse: (version: number) =>
    `No document of this output is in use for version ${version} of the form. Publish one that covers it, then make the output again.`,
  unprintable: (letters: string) =>
    `An answer has letters that cannot be printed: ${letters}. Write them in another script, then make the output again.`,
} as const;
