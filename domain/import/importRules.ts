/** What differs between kinds of imports. */
export interface ImportLimits {
  readonly rows: number;
  readonly bytes: number;
}

/** Limits per import file. A cell can hold as much as in a spreadsheet. */
export const importLimits = {
  bytes: 10_000_000,
  rows: 10_000,
  columns: 200,
  headingLetters: 200,
  cellLetters: 32_767,
} as const;

/** How many problems are listed individually. All are counted. */
export const maxListedProblems = 100;

export const importStatuses = ['uploaded', 'testing', 'tested', 'running', 'finished', 'failed'] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Work is in progress, and nothing else can be done until it ends. */
export const isImportInProgress = (status: ImportStatus): boolean => status === 'testing' || status === 'running';

/** Its records were imported. It can't run again. */
export const isImportFinished = (status: ImportStatus): boolean => status === 'finished';
