import { Refusal } from '#domain/kernel/refusal.ts';
import { lockVersion, type LockedVersion } from '#server/operations/form/draft.ts';
import type { Tx } from '#server/operations/operation.ts';

export interface SeenDraft {
  readonly flowTemplateId: string;
  /** the revision that the person saw */
  readonly revision: number;
}

/** Locks a draft that is about to be replaced, if it is still as the person saw it. */
export async function lockSeenDraft(tx: Tx, { flowTemplateId, revision }: SeenDraft): Promise<LockedVersion> {
  const draft = await lockVersion(tx, flowTemplateId);
  if (draft.kind !== 'draft') throw new Refusal('versionFrozen');
  if (draft.isArchived) throw new Refusal('formArchived');
  if (draft.revision !== revision) throw new Refusal('outdated');
  return draft;
}
