import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { TemplateStatus } from '#domain/template/status.ts';

interface Candidate {
  readonly id: string;
  readonly teamId: string;
  readonly status: TemplateStatus;
}

/** Why a form cannot ask for submissions of this one: it is of the same team, in use, and not itself. */
export function subprocessFormProblem(
  asking: { readonly teamId: string; readonly masterTemplateId: string },
  form: Candidate | null,
): RefusalCode | null {
  if (form?.teamId !== asking.teamId || form.status === 'archived') return 'subprocessFormUnknown';
  return form.id === asking.masterTemplateId ? 'subprocessOfOwnForm' : null;
}
