import { writePermissionLevel } from '#domain/template/permissionLevel.ts';
import type { Database } from '#server/database/createDatabase.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';

const mostChoices = 100;

/**
 * The people an applicant can pick at a responsibility step: those the form assigns to the step, directly or through a
 * role, or the form's editors if it assigns no one. Applicants can't pick themselves or search staff.
 */
export async function responsibilityChoices(
  { activeStep, user }: Pick<Database, 'activeStep' | 'user'>,
  activeStepId: string,
): Promise<readonly string[]> {
  const { stepId, submissionId, submission } = await activeStep.findUniqueOrThrow({
    where: { id: activeStepId },
    select: { stepId: true, submissionId: true, submission: { select: { masterTemplateId: true } } },
  });
  const find = async (where: Prisma.UserWhereInput): Promise<readonly string[]> => {
    const rows = await user.findMany({
      where: { AND: [where, { deactivatedAt: null, applicantAttachments: { none: { submissionId } } }] },
      select: { id: true },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: mostChoices,
    });
    return rows.map(({ id }) => id);
  };
  const atStep = { stepId, assigned: true };
  const offered = await find({
    OR: [
      { stepAttachments: { some: atStep } },
      { roleMembers: { some: { role: { archivedAt: null, stepAttachments: { some: atStep } } } } },
    ],
  });
  if (offered.length > 0) return offered;
  const { masterTemplateId } = submission;
  return find({
    masterTemplateMemberships: { some: { masterTemplateId, permissionLevelId: writePermissionLevel } },
  });
}
