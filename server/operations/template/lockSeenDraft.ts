import { Refusal } from '#domain/kernel/refusal.ts';
import { lockDraft, type LockedDraft } from '#server/operations/form/lockVersion.ts';
import type { Tx } from '#server/operations/operation.ts';

export interface SeenDraft {
  readonly flowTemplateId: string;
  /** the revision that the person saw */
  readonly revision: number;
}

/** Locks a draft that is about to be replaced, if it is still as the person saw it. */
export async function lockSeenDraft(tx: Tx, { flowTemplateId, revision }: SeenDraft): Promise<LockedDraft> {
  const draft = await lockDraft(tx, flowTemplateId, null);
  if (draft.revision !== revision) throw new Refusal('outdated');
  return draft;
}
