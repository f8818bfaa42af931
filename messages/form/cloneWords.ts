/** Cloning another government's form from its public page. */
export const cloneWords = {
  more: 'More',
  title: 'Clone this form',
  meaning:
    'Your team gets its own form with the same steps, fields, logic, fees, and outputs. No one sees it until you publish it.',
  into: (team: string) => `It will belong to ${team}.`,
  leavesOut:
    'The other government’s people, roles, sub-submissions, and records aren’t copied. You choose your own reviewers.',
  clone: 'Clone',
  cloning: 'Cloning...',
  loading: 'Loading your teams…',
} as const;
