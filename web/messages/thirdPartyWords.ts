/** The words of asking somebody from elsewhere for a review. */
export const thirdPartyWords = {
  requests: 'Who is asked',
  asked: (name: string) => `${name} was asked`,
  answered: (name: string) => `${name} has answered`,
  ask: 'Ask somebody for this review',
  askHint: 'They get an email with a link to the review. Who has no account makes one on the way.',
  remindedAt: 'reminded',
  answeredAt: 'answered',
  remind: 'Remind',
  remindOf: (name: string) => `Remind ${name}`,
  reminded: 'Reminder sent successfully.',
  notHereYet: 'Has not made an account yet',
  undo: 'Undo request',
  undoOf: (name: string) => `Undo request to ${name}`,
  undone: 'Request canceled',
} as const;
