import { randomKey } from '#web/navigation/randomKey.ts';

/** State of a launch in progress, in this tab only. Never stores a password. */
export interface LaunchDraft {
  readonly email?: string;
  readonly name?: string;
  /** Idempotency key, set once the person has asked to launch and kept until it succeeds. */
  readonly key?: string;
  /** the requirement of another submission that this launch fulfills */
  readonly requirementId?: string | null;
}

const draftKey = (formId: string): string => `portico.launch.${formId}`;

export function launchDraft(formId: string): LaunchDraft {
  return JSON.parse(sessionStorage.getItem(draftKey(formId)) ?? '{}') as LaunchDraft;
}

export function updateLaunchDraft(formId: string, change: LaunchDraft): void {
  sessionStorage.setItem(draftKey(formId), JSON.stringify({ ...launchDraft(formId), ...change }));
}

/**
 * Records that the person asked to launch: opening the URL alone, from elsewhere, must not start a submission.
 * Decision 0008.
 */
export function requestLaunch(formId: string, requirementId: string | null = null): void {
  updateLaunchDraft(formId, { key: launchIdempotencyKey(formId, requirementId) ?? randomKey(), requirementId });
}

/** The key of a launch for this requirement, or for no requirement. */
export function launchIdempotencyKey(formId: string, requirementId: string | null): string | undefined {
  const draft = launchDraft(formId);
  return (draft.requirementId ?? null) === requirementId ? draft.key : undefined;
}

export function clearLaunchDraft(formId: string): void {
  sessionStorage.removeItem(draftKey(formId));
}
