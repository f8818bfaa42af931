import type { AbsenceReason } from '#domain/submission/absenceReasons.ts';

interface AbsenceWords {
  readonly title: string;
  readonly text: (team: string, form: string) => string;
}

/** What is said in place of a submission about which somebody was written to, and which they do not see. */
export const absentSubmissionWords: Readonly<Record<AbsenceReason, AbsenceWords>> & { readonly lookAgain: string } = {
  notSettled: {
    title: 'You cannot open this yet',
    text: (team, form) =>
      `${team} chose you to work on a submission of ${form}. You’ll be able to open it once someone has been assigned. We’ll email you when there’s something for you to do.`,
  },
  requestTakenBack: {
    title: 'Your review is not asked for any more',
    text: (team, form) =>
      `${team} took back the request to review a submission of ${form}. There is nothing for you to do.`,
  },
  lookAgain: 'Look again',
};
