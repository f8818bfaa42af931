import { isEmail, readEmailList } from '#domain/kernel/emails.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

export interface SurveyResponse {
  readonly email: string | null;
  readonly answered: number;
  /** problems with the answers */
  readonly fieldProblems: readonly Problem[];
}

/** Why a response cannot be submitted or changed, with a path per problem. */
export function surveyProblems(response: SurveyResponse, survey: { readonly identified: boolean }): Problem[] {
  const problems: Problem[] = [];
  if (survey.identified && !isEmail(response.email ?? '')) problems.push({ path: 'email', code: 'emailInvalid' });
  if (response.answered === 0) problems.push({ path: '', code: 'surveyEmpty' });
  return [...problems, ...response.fieldProblems];
}

/** Enough for a street or a district. For a whole town, share the link of the survey instead. */
export const maxInvitedAtOnce = 2_000;
/** For teams the operator has not approved. Decision 0014. */
export const maxInvitedByUnapprovedTeam = 20;
export const maxInvitationBytes = 500_000;

export interface ParsedInvitees {
  readonly emails: readonly string[];
  readonly problems: readonly Problem[];
}

/**
 * Whom to invite: a list or CSV of addresses, without those invited before. Nothing is sent if an address is invalid.
 */
export function parseInvitees(text: string, invited: ReadonlySet<string>): ParsedInvitees {
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
