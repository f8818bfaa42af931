import { isEmail, readEmailList } from '#domain/kernel/emails.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

export interface SurveyResponse {
  readonly email: string | null;
  readonly answered: number;
  /** what the form finds wrong or missing */
  readonly fieldProblems: readonly Problem[];
  readonly isSubmitted: boolean;
}

/** Why a response cannot be submitted; each problem at its place. Updating a submitted one is another rule. */
export function submitSurveyProblems(response: SurveyResponse, survey: { identified: boolean }): Problem[] {
  if (response.isSubmitted) return [{ path: '', code: 'surveySubmitted' }];
  return updateSurveyProblems(response, survey);
}

export function updateSurveyProblems(response: SurveyResponse, survey: { identified: boolean }): Problem[] {
  const problems: Problem[] = [];
  if (survey.identified && !isEmail(response.email ?? '')) problems.push({ path: 'email', code: 'emailInvalid' });
  if (response.answered === 0) problems.push({ path: '', code: 'surveyEmpty' });
  return [...problems, ...response.fieldProblems];
}

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

/** Surveys take responses while their step is there and the submission is not halted. */
export function surveyRefusal(submission: { status: 'active' | 'halted' | 'finished' } | null): RefusalCode | null {
  return submission?.status === 'halted' ? 'submissionHalted' : null;
}
