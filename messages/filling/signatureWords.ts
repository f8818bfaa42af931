/** Signing, and signatures already given. */
export const signatureWords = {
  title: 'Signatures',
  failed: "Oops, that didn't work. If you continue to experience problems, please contact support.",
  signed: (name: string) => `Signed by ${name}`,
  changedSince: 'Answers were changed after this signature.',
  draw: 'Draw your signature',
  drawInstead: 'Draw it instead',
  typeInstead: 'Type it instead',
  empty: 'Empty signature pad',
  isDrawn: 'Your drawn signature',
  undo: 'Undo last stroke',
  clear: 'Clear',
  drawn: (name: string) => `Signature of ${name}`,
} as const;
