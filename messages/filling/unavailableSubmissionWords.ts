import type { AbsenceReason } from '#domain/submission/absenceReasons.ts';

interface AbsenceWords {
  readonly title: string;
  readonly text: (team: string, form: string) => string;
}

/** Shown instead of a submission to someone who was emailed about it but can't open it. */
export const unavailableSubmissionWords: Readonly<Record<AbsenceReason, AbsenceWords>> & {
  readonly lookAgain: string;
} = {
  notSettled: {
    title: 'You can’t open this yet',
    text: (team, form) =>
      `${team} chose you to work on a submission for ${form}. You’ll be able to open it once the assignment is final. We’ll email you when there’s something for you to do.`,
  },
  requestTakenBack: {
    title: 'Your review is no longer needed',
    text: (team, form) =>
      `${team} canceled its request for you to review a submission for ${form}. You don’t need to do anything.`,
  },
  lookAgain: 'Check again',
};
