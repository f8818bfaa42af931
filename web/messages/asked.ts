import type { ReviewOutcome } from '#domain/review/outcomes.ts';

/** What reviewers ask of the applicants, as both sides read it. */
export const askedWords = {
  title: 'What is asked of you',
  titleForOthers: 'Asked of the applicant',
  yourTurn: 'Your turn',
  change: 'Change your answers:',
  made: 'The changes are made',
  madeTitle: 'Are the changes made?',
  madeText: 'This tells the reviewer that the requested changes are made, and it is their turn again.',
  madeForOthersText: 'This marks the requested changes as made, and the reviewers are to look again.',
  open: 'The changes are not made',
  openTitle: 'Are changes still missing?',
  openText: 'This marks the requested changes as not made, and the applicant is asked for them again.',
  settled: 'Nothing more is asked',
  settledTitle: 'Is nothing more asked?',
  settledText:
    'This closes what the rejection asked of the applicant. The submission stays halted until staff resume it.',
  unsettled: 'Ask again',
  unsettledTitle: 'Ask the applicant again?',
  unsettledText: 'The applicant is asked again to answer.',
  yourReview: 'Your review is asked for',
  yourReviewText: (step: string) => `${step} waits for your decision.`,
  openReview: 'Open in review manager',
} as const;

/** Who says what, and where it stands. */
export const requestSentences: Readonly<
  Partial<Record<ReviewOutcome, { readonly says: (who: string) => string; readonly done: (who: string) => string }>>
> = {
  changes_requested: {
    says: (who) => `${who} asks for changes`,
    done: (who) => `The changes are made. ${who} looks at them next.`,
  },
  rejected: {
    says: (who) => `${who} did not approve this`,
    done: (who) => `You have answered. ${who} or the office comes back to you.`,
  },
};
