import type { Tx } from '#server/operations/operation.ts';

/** Whether someone works on a submission at the moment. People who no longer do must not get emails about it. */
export async function isCurrentStaff({ db }: Tx, submissionId: string, userId: string): Promise<boolean> {
  const held = { OR: [{ userId }, { role: { roleMembers: { some: { userId } } } }] };
  const count = await db.submission.count({
    where: {
      id: submissionId,
      OR: [
        { masterTemplate: { masterTemplateMemberships: { some: { userId } } } },
        { team: { roles: { some: { roleType: 'owner', archivedAt: null, roleMembers: { some: { userId } } } } } },
        { submissionAttachments: { some: held } },
        { flowTemplate: { stepAttachments: { some: { stepId: { not: null }, ...held } } } },
      ],
    },
  });
  return count > 0;
}
