/** The email to people who suggested an edit, after the decision. */
export const suggestionOutcomeWords = {
  accepted: {
    subject: 'Your edits were accepted',
    text: (entity: string, team: string) => `${team} accepted the edits that you suggested for ${entity}.`,
  },
  partly: {
    subject: 'Some of your edits were accepted',
    text: (entity: string, team: string) => `${team} accepted some of the edits that you suggested for ${entity}.`,
  },
  rejected: {
    subject: 'Your edits were not accepted',
    text: (entity: string, team: string) => `${team} did not accept the edits that you suggested for ${entity}.`,
  },
  acceptedFields: (fields: string) => `Accepted: ${fields}.`,
  rejectedFields: (fields: string) => `Not accepted: ${fields}.`,
} as const;
