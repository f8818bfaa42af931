import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { TemplateStatus } from '#domain/template/templateStatus.ts';

interface Candidate {
  readonly id: string;
  readonly teamId: string;
  readonly status: TemplateStatus;
}

/** Why a form cannot be used as a subprocess: it must be of the same team, not archived, and not the form itself. */
export function subprocessFormProblem(
  asking: { readonly teamId: string; readonly masterTemplateId: string },
  form: Candidate | null,
): RefusalCode | null {
  if (form?.teamId !== asking.teamId || form.status === 'archived') return 'subprocessFormUnknown';
  return form.id === asking.masterTemplateId ? 'subprocessOfOwnForm' : null;
}
