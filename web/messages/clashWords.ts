/** What is said where two people have answered a question at once. */
export const clashWords = {
  theyAnswered: 'Somebody else answered this meanwhile:',
  emptied: 'They removed the answer.',
  keepMine: 'Keep my answer',
  takeTheirs: 'Take theirs',
} as const;
