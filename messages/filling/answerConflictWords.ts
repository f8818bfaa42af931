/** What is said where a question was answered twice at once: by somebody else, or in another window of the same person. */
export const answerConflictWords = {
  theyAnswered: 'This was answered elsewhere meanwhile:',
  emptied: 'The answer was removed elsewhere meanwhile.',
  keepMine: 'Keep my answer',
  takeTheirs: 'Take theirs',
} as const;
