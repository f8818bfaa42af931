import { operation } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import { lockSeenDraft, type SeenDraft } from '#server/operations/template/lockSeenDraft.ts';
import { resetDraft } from '#server/operations/template/resetDraft.ts';

/** Resets the draft to the published version. */
export const discardDraft = operation<SeenDraft, string>('discardDraft', async (tx, seen) => {
  const draft = await lockSeenDraft(tx, seen);
  const version = await tx.db.flowTemplate.findFirst({
    where: { masterTemplateId: draft.masterTemplateId, kind: 'published' },
    orderBy: { version: 'desc' },
  });
  refuseUnless(version, 'outdated');
  await resetDraft(tx, { draft, version, kind: 'discardDraft' });
  return draft.id;
});
