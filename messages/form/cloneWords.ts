/** Taking over the form of another government from its public page. */
export const cloneWords = {
  more: 'More',
  title: 'Clone this form',
  meaning:
    'Your team gets a form of its own with the same steps, fields, logic, fees and outputs. Nobody sees it until you publish it.',
  into: (team: string) => `It will be a form of ${team}.`,
  leavesOut:
    'People, roles, sub-submissions and records of the other government are not taken over: you choose your own reviewers.',
  clone: 'Clone',
  cloning: 'Cloning...',
  loading: 'Looking for your teams ...',
} as const;
