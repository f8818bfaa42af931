import type { OutputStatus } from '#domain/output/outputStatus.ts';

/** The page of a permit or letter that was issued. */
export const outputWords = {
  status: 'Status',
  issued: 'Issued',
  expires: 'Valid until',
  forEver: 'It does not expire',
  submission: 'Submission',
  of: (form: string, number: string) => `${form} #${number}`,
  paper: 'The document',
  paperOf: (name: string) => `The document: ${name}`,
  open: 'Open in a new tab',
  stillWorking: 'Still working...',
  none: {
    unissued: 'It is not issued yet.',
    valid: 'There is no document to download. What counts is that it is listed here.',
    expired: 'There is no document to download.',
    revoked: 'It was revoked and can no longer be downloaded.',
  } satisfies Record<OutputStatus, string>,
  renewal: 'Renewal',
  notRenewable: 'Not renewable',
  renewed: 'It was renewed.',
  window: (opens: string | null, closes: string | null) => {
    const from = opens === null ? 'at any time' : `from ${opens}`;
    return closes === null ? `It can be renewed ${from}.` : `It can be renewed ${from}, until ${closes}.`;
  },
  areOn: 'We remind you by email when it is time to renew.',
  areOff: 'You get no reminders.',
  turnOn: 'Turn reminders on',
  turnOff: 'Turn reminders off',
  remindersOn: 'Renewal reminders enabled',
  remindersOff: 'Renewal reminders disabled',
  forStaff: 'For staff',
  makeAgain: 'Make the document again',
  revoke: 'Revoke',
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeText: 'It counts no more and can no longer be downloaded. Its holders are told by email.',
  revoked: 'Output revoked',
  reissue: 'Issue it again',
  reissued: 'Output re-issued',
} as const;
