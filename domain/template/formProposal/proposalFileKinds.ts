/** Kinds of files that a form can be proposed from. */
export const proposalFileKinds = {
  pdf: { pattern: /\.pdf$/i, contentType: 'application/pdf', bytes: 20_000_000 },
  // any kind of workbook and document, so that the reader can say what is wrong with it, such as macros or a password
  workbook: { pattern: /\.xl[a-z]{1,5}$/i, contentType: 'application/octet-stream', bytes: 10_000_000 },
  document: { pattern: /\.do[ct][a-z]?$/i, contentType: 'application/octet-stream', bytes: 10_000_000 },
  csv: { pattern: /\.csv$/i, contentType: 'text/csv', bytes: 10_000_000 },
} as const;

export type ProposalFileKind = keyof typeof proposalFileKinds;

/** The kind of a file by its name, or null if it is none that can be read. */
export function proposalFileKindOf(fileName: string): ProposalFileKind | null {
  const [kind] = Object.entries(proposalFileKinds).find(([, { pattern }]) => pattern.test(fileName)) ?? [];
  return (kind as ProposalFileKind | undefined) ?? null;
}
