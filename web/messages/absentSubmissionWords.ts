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
      `${team} chose you to work on a submission of ${form}. You can open it once it is settled who is responsible. You get an email when there is something for you to do.`,
  },
  requestTakenBack: {
    title: 'Your review is not asked for any more',
    text: (team, form) =>
      `${team} took back the request to review a submission of ${form}. There is nothing for you to do.`,
  },
  lookAgain: 'Look again',
};
