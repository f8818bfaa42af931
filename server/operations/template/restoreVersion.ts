import { operation } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import { lockSeenDraft, type SeenDraft } from '#server/operations/template/lockSeenDraft.ts';
import { resetDraft } from '#server/operations/template/resetDraft.ts';

interface Restoring extends SeenDraft {
  /** a published version of the same form */
  readonly versionId: string;
}

/** Replaces the draft with a copy of an earlier version. The version in use stays in use. See decision 0165. */
export const restoreVersion = operation<Restoring, string>('restoreVersion', async (tx, { versionId, ...seen }) => {
  const draft = await lockSeenDraft(tx, seen);
  const { masterTemplateId } = draft;
  const version = await tx.db.flowTemplate.findFirst({
    where: { id: versionId, masterTemplateId, kind: 'published' },
  });
  refuseUnless(version, 'outdated');
  await resetDraft(tx, { draft, version, kind: 'restoreVersion' });
  return draft.id;
});
