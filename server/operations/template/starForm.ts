import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';

interface Star {
  readonly userId: string;
  readonly masterTemplateId: string;
}

/** Keeps a form at the top of a person's list. Idempotent. */
export const starForm = operation<Star, string>('starForm', async (tx, { userId, masterTemplateId }) => {
  const data = [{ id: newId(), userId, masterTemplateId, createdAt: tx.now }];
  await tx.db.starredForm.createMany({ data, skipDuplicates: true });
  return masterTemplateId;
});

export const unstarForm = operation<Star, string>('unstarForm', async (tx, star) => {
  await tx.db.starredForm.deleteMany({ where: star });
  return star.masterTemplateId;
});
