/** Conflict notice: the answer was changed by someone else, or in another window. */
export const answerConflictWords = {
  theyAnswered: 'This was also answered somewhere else:',
  emptied: 'This answer was removed somewhere else.',
  keepMine: 'Keep my answer',
  takeTheirs: 'Use the other answer',
} as const;
