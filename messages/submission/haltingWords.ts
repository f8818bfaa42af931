/** Putting a submission on hold and resuming it. */
export const haltingWords = {
  halted: 'Submission halted',
  rejected: 'Not approved',
  rejectedForApplicant: (team: string) =>
    `${team} didn't approve this submission. See the reason below. You can reply, but you can't make changes unless ${team} reopens it.`,
  rejectedForStaff:
    "A reviewer didn't approve this submission, so it's on hold. Resume it so it can be changed and reviewed again.",
  resumeRejectedTitle: 'Resume this submission?',
  resumeRejectedText:
    "It will return to review, and the reviewer who didn't approve it will be asked to review it again. Applicants will be notified by email.",
  byOffice: (team: string) => `${team} put this submission on hold. No one can make changes until it's resumed.`,
  byApplicant: "This submission was put on hold. No one can make changes until it's resumed.",
  resume: 'Resume submission',
  resumeByAdmin: 'Resume submission (halted by admin)',
  onlyAdmin: (team: string) => `${team} put this submission on hold, and only ${team} can resume it.`,
  resumed: 'Submission resumed',
  haltTitle: 'Put this submission on hold?',
  haltTextForStaff:
    'It will be put on hold and its clock paused until a staff member resumes it. Applicants will be notified by email.',
  haltTextForApplicant:
    'It will be on hold until you or the team resumes it. No one will work on it or make changes until then.',
} as const;
