import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** Exactly one applicant is primary at any time. */
export interface Applicant {
  readonly userId: string;
  readonly isPrimary: boolean;
}

export function addApplicantRefusal(applicants: readonly Applicant[], userId: string): RefusalCode | null {
  return applicants.some((applicant) => applicant.userId === userId) ? 'alreadyApplicant' : null;
}

export function removeApplicantRefusal(applicant: Applicant): RefusalCode | null {
  return applicant.isPrimary ? 'primaryApplicantStays' : null;
}

export function makePrimaryRefusal(applicant: Applicant): RefusalCode | null {
  return applicant.isPrimary ? 'alreadyPrimary' : null;
}

/** People attached through the form can't be removed from a single submission. */
export function detachRefusal(attachment: { fromForm: boolean }): RefusalCode | null {
  return attachment.fromForm ? 'formMembersStay' : null;
}
