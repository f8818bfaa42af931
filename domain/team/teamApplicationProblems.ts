import type { Problem } from '#domain/kernel/refusal.ts';
import { isBlank } from '#domain/kernel/text.ts';
import { teamProblems } from '#domain/team/team.ts';

const purposeMaxLength = 1_000;

export interface TeamApplicationDraft {
  readonly name: string;
  /** the requested slug; null derives it from the name */
  readonly slug: string | null;
  readonly purpose: string;
}

export function teamApplicationProblems({ name, slug, purpose }: TeamApplicationDraft): Problem[] {
  const problems = teamProblems(slug === null ? { name } : { name, slug });
  if (isBlank(purpose)) problems.push({ path: 'purpose', code: 'teamPurposeMissing' });
  if (purpose.length > purposeMaxLength)
    problems.push({ path: 'purpose', code: 'tooLong', params: { max: purposeMaxLength } });
  return problems;
}
