import { maxListedFiles } from '#domain/file/fileLimits.ts';
import { plural } from '#domain/kernel/plural.ts';

/** The documents and files of a submission. */
export const filesPanelWords = {
  outputs: 'Outputs',
  noOutputs: 'No outputs yet. Issued outputs will appear here.',
  files: 'Files',
  noFiles: 'No files yet.',
  ofAnswers: 'Files from answers',
  beside: 'Other files',
  add: 'Add files',
  addText: 'Plans, letters, photos: anything relevant that the form doesn’t ask for.',
  isPublic: 'Visible to applicants',
  isPublicHint: 'Applies to files you add from now on. Otherwise, only staff can see them.',
  answers: (question: string) => `Answers “${question}”`,
  byStaff: 'Added by staff',
  staffOnly: 'Staff only',
  by: (name: string) => `by ${name}`,
  removed: 'Removed',
  showMore: (count: number) => `Show ${count} more`,
  onlyFirst: `Only the first ${maxListedFiles} files are listed here.`,
  superseded: (count: number) => `${plural(count, 'file was', 'files were')} replaced or removed`,
  supersededText: 'Files from answers are always kept. Only staff can see these.',
  delete: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `${name} deleted`,
  restored: (name: string) => `${name} restored`,
  undo: 'Undo',
} as const;
