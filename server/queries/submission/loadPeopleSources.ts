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

/** Typically a few hundred at most; the list isn't paged. */
const mostPeople = 500;

/** The people of a submission by source: added to it, members of its form, or attached to steps of its version. */
export async function loadPeopleSources(
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
