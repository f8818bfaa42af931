/** Refusals about files that a form is proposed from, and about the corrected proposal. */
export const formProposalRefusalKinds = {
  proposalFileKindUnknown: 'invalid',
  proposalPdfWithoutFields: 'invalid',
  proposalDocumentHasMacros: 'invalid',
  proposalDocumentUnreadable: 'invalid',
  proposalDocumentWithoutQuestions: 'invalid',
  proposalFileTooComplex: 'invalid',
  proposalTableTooLong: 'invalid',
  proposalTableWithoutQuestions: 'invalid',
  proposalWithoutName: 'invalid',
  proposalWithoutQuestions: 'invalid',
  sectionWithoutName: 'invalid',
  questionWithoutName: 'invalid',
  questionWithoutOptions: 'invalid',
} as const;
