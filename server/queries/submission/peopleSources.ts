import type { PeopleSources } from '#domain/submission/submissionPeople.ts';
import type { Subject } from '#domain/template/attachPeople.ts';
import type { Database } from '#server/database/createDatabase.ts';

interface SubmissionPlace {
  readonly id: string;
  readonly masterTemplateId: string;
  readonly flowTemplateId: string;
}

interface SubjectRow {
  readonly id: string;
  readonly userId: string | null;
  readonly roleId: string | null;
}

/** Some hundred at most; a list of people is read whole. */
const mostPeople = 500;

/** Where the people of a submission come from: added to it, members of its form, and people of the steps of its version. */
export async function peopleSources(
  db: Pick<Database, 'submissionAttachment' | 'masterTemplateMembership' | 'stepAttachment'>,
  { id: submissionId, masterTemplateId, flowTemplateId }: SubmissionPlace,
): Promise<PeopleSources> {
  const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];
  const added = await db.submissionAttachment.findMany({
    where: { submissionId, activeStepId: null },
    orderBy,
    take: mostPeople,
  });
  const members = await db.masterTemplateMembership.findMany({
    where: { masterTemplateId },
    orderBy,
    take: mostPeople,
  });
  const atSteps = await db.stepAttachment.findMany({
    where: { flowTemplateId, stepId: { not: null } },
    include: { step: { select: { name: true } } },
    orderBy: [{ step: { position: 'asc' } }, ...orderBy],
    take: mostPeople,
  });
  return {
    added: added.map((row) => ({ ...access(row), assigned: row.assigned })),
    members: members.map(({ id, userId }) => access({ id, userId, roleId: null })),
    atSteps: atSteps.map((row) => ({ ...access(row), assigned: row.assigned, stepName: row.step?.name ?? null })),
  };
}

function access({ id, userId, roleId }: SubjectRow): Subject & { readonly attachmentId: string } {
  return userId === null
    ? { type: 'AdminRole', id: roleId ?? '', attachmentId: id }
    : { type: 'User', id: userId, attachmentId: id };
}
