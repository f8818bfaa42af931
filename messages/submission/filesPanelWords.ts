import { mostListedFiles } from '#domain/file/limits.ts';

/** The words of the documents and files of a submission. */
export const filesPanelWords = {
  outputs: 'Outputs',
  noOutputs: 'Nothing has been issued yet. Outputs are listed here as soon as there are any.',
  files: 'Files',
  noFiles: 'There are no files yet.',
  ofAnswers: 'Files of answers',
  beside: 'Other files',
  add: 'Add files',
  addText: 'Plans, letters, photos: anything relevant that the form doesn’t ask for.',
  isPublic: 'The applicants see it, too',
  isPublicHint: 'For the files that you add from now on. Otherwise they are for staff alone.',
  answers: (question: string) => `Answers “${question}”`,
  byStaff: 'Added by staff',
  staffOnly: 'Staff only',
  by: (name: string) => `by ${name}`,
  removed: 'Taken out',
  showMore: (count: number) => `Show ${count} more`,
  onlyFirst: `Only the first ${mostListedFiles} are listed here.`,
  superseded: (count: number) =>
    count === 1 ? '1 file was replaced or taken out' : `${count} files were replaced or taken out`,
  supersededText: 'Files of answers are never lost. Only staff see these.',
  delete: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `${name} deleted`,
  restored: (name: string) => `${name} is there again`,
  undo: 'Undo',
} as const;
