import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import type { Tx } from '#server/operations/operation.ts';

interface NewVersion {
  readonly teamId: string;
  readonly flowTemplateId: string;
}

/**
 * Makes the creator of a form the reviewer where no one is named yet: files name no people, and a group without reviewers
 * can't be published. Decision 0152.
 */
export async function reviewAsCreator({ db, ctx, now }: Tx, { teamId, flowTemplateId }: NewVersion): Promise<void> {
  const userId = actingUserId(ctx.actor);
  if (userId === null) return;
  const groups = await db.reviewGroup.findMany({
    where: { flowTemplateId, reviewType: 'specific_people', stepAttachments: { none: {} } },
    select: { id: true },
  });
  await db.stepAttachment.createMany({
    data: groups.map(({ id: reviewGroupId }) => {
      return { id: newId(), teamId, flowTemplateId, reviewGroupId, userId, assigned: true, createdAt: now };
    }),
  });
}
