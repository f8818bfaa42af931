/** The words of signatures that were given. */
export const signatureWords = {
  title: 'Signatures',
  signed: (name: string) => `Signed by ${name}`,
  drawn: (name: string) => `Signature of ${name}`,
} as const;
