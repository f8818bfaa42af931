/** The most that one file of earlier records may hold. A cell holds as much as one of a spreadsheet. */
export const importLimits = {
  bytes: 10_000_000,
  rows: 10_000,
  columns: 200,
  headingLetters: 200,
  cellLetters: 32_767,
} as const;

/** So many problems are told one by one, beside how many there are. */
export const mostToldProblems = 100;

export const importStatuses = ['uploaded', 'testing', 'tested', 'running', 'finished', 'failed'] as const;
type ImportStatus = (typeof importStatuses)[number];

/** Something works on it, which nobody gets between. */
export const isUnderWay = (status: ImportStatus): boolean => status === 'testing' || status === 'running';

/** What it brought stands there: it is not brought again. */
export const isOver = (status: ImportStatus): boolean => status === 'finished';
