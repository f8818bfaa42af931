import { newKey } from '#web/navigation/newKey.ts';

/** What is kept of a start while it is on its way, in this tab alone. A password is never kept. */
export interface LaunchDraft {
  readonly email?: string;
  readonly name?: string;
  /** Set when the person has asked for the launch; the same until it has happened, however often it is sent. */
  readonly key?: string;
  /** What another submission asks for, where the launch was asked for to meet that. */
  readonly requirementId?: string | null;
}

const draftKey = (formId: string): string => `portico.launch.${formId}`;

export function launchDraft(formId: string): LaunchDraft {
  return JSON.parse(sessionStorage.getItem(draftKey(formId)) ?? '{}') as LaunchDraft;
}

export function keepInDraft(formId: string, change: LaunchDraft): void {
  sessionStorage.setItem(draftKey(formId), JSON.stringify({ ...launchDraft(formId), ...change }));
}

/** The person wants a submission: an address alone, followed from elsewhere, starts none. Decision 0008. */
export function askForLaunch(formId: string, requirementId: string | null = null): void {
  keepInDraft(formId, { key: launchKey(formId, requirementId) ?? newKey(), requirementId });
}

/** Under what the launch was asked for that is to meet this, or nothing in particular. */
export function launchKey(formId: string, requirementId: string | null): string | undefined {
  const draft = launchDraft(formId);
  return (draft.requirementId ?? null) === requirementId ? draft.key : undefined;
}

export function forgetDraft(formId: string): void {
  sessionStorage.removeItem(draftKey(formId));
}
