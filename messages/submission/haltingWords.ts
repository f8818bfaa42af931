/** The words of halting a submission and letting it go on. */
export const haltingWords = {
  halted: 'Submission halted',
  rejected: 'Not approved',
  rejectedForApplicant: (team: string) =>
    `${team} did not approve this submission. See the reason below. You can reply, but you can't make changes unless ${team} reopens it.`,
  rejectedForStaff:
    'A reviewer did not approve this submission, so it is on hold. Resume it to have it changed and reviewed again.',
  resumeRejectedTitle: 'Resume what was not approved?',
  resumeRejectedText:
    'It goes on at its review, and whoever did not approve it is asked to review it again. Its applicants are told by email.',
  byOffice: (team: string) => `${team} has put it on hold. Nothing can be changed until it is resumed.`,
  byApplicant: 'It was put on hold. Nothing can be changed until it is resumed.',
  resume: 'Resume submission',
  resumeByAdmin: 'Resume submission (halted by admin)',
  onlyAdmin: (team: string) => `${team} put it on hold, and only ${team} can resume it.`,
  resumed: 'Submission resumed',
  haltTitle: 'Halt submission?',
  haltTextForStaff:
    'It stands still and its time does not run until somebody of the office resumes it. Its applicants are told by email.',
  haltTextForApplicant:
    'It stands still until you or the office resume it. Nothing can be changed meanwhile, and nobody works on it.',
} as const;
