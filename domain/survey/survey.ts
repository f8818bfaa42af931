import { isEmail, readEmailList } from '#domain/kernel/emails.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

export interface SurveyResponse {
  readonly email: string | null;
  readonly answered: number;
  /** what the form finds wrong or missing */
  readonly fieldProblems: readonly Problem[];
}

/** Why a response cannot be submitted, or changed; each problem at its place. */
export function surveyProblems(response: SurveyResponse, survey: { readonly identified: boolean }): Problem[] {
  const problems: Problem[] = [];
  if (survey.identified && !isEmail(response.email ?? '')) problems.push({ path: 'email', code: 'emailInvalid' });
  if (response.answered === 0) problems.push({ path: '', code: 'surveyEmpty' });
  return [...problems, ...response.fieldProblems];
}

/** A street or a quarter; a town is given the link of the survey. */
export const mostInvitedAtOnce = 2_000;
/** By a team for which the operator does not vouch. Decision 0014. */
export const mostInvitedUnvouched = 20;
export const mostInvitationBytes = 500_000;

export interface SurveyInvites {
  readonly emails: readonly string[];
  readonly problems: readonly Problem[];
}

/** Whom to invite: a list or a CSV, without those invited before. Nothing is sent while an address is wrong. */
export function readInvites(text: string, invited: ReadonlySet<string>): SurveyInvites {
  const { emails, refused } = readEmailList(text);
  if (refused.length > 0) {
    return {
      emails: [],
      problems: [{ path: 'emails', code: 'emailsRefused', params: { emails: refused.join(', ') } }],
    };
  }
  if (emails.length === 0) return { emails: [], problems: [{ path: 'emails', code: 'recipientsMissing' }] };
  return { emails: emails.filter((email) => !invited.has(email)), problems: [] };
}
