import type { TemplateStatus } from '#domain/template/templateStatus.ts';

/**
 * Whether the viewer can start a form from its public page, or why not: its team no longer offers it (`archived`), is
 * suspended, or has closed it; it was never published; or only the team's staff can start it for someone.
 */
export type StartState = 'open' | 'archived' | 'suspended' | 'closed' | 'unpublished' | 'staffOnly';

interface Startable {
  readonly status: TemplateStatus;
  readonly isTeamSuspended: boolean;
  readonly publiclyLaunchable: boolean;
  /** the viewer is staff who can start it, whether or not the public can */
  readonly isInternallyLaunchable: boolean;
}

export function startStateOf(form: Startable): StartState {
  if (form.status === 'archived') return 'archived';
  if (form.isTeamSuspended) return 'suspended';
  if (form.status === 'closed') return 'closed';
  if (form.status === 'draft') return 'unpublished';
  return form.publiclyLaunchable || form.isInternallyLaunchable ? 'open' : 'staffOnly';
}
