import type { Services } from '#server/Services.ts';

/** Whether a person is an applicant, an assignee, or a reviewer of a submission to an approved town. */
export async function takesPartInSubmission(db: Services['db'], id: string, userId: string): Promise<boolean> {
  const found = await db.submission.count({
    where: {
      id,
      deletedAt: null,
      masterTemplate: { team: { letInAt: { not: null } } },
      OR: [
        { applicantAttachments: { some: { userId } } },
        { submissionAttachments: { some: { userId } } },
        { activeSteps: { some: { reviewRequests: { some: { receivingUserId: userId, canceledAt: null } } } } },
      ],
    },
  });
  return found > 0;
}
