import type { NamedNext } from '#domain/submission/whatNext.ts';
import { writePermissionLevel } from '#domain/template/permissionLevel.ts';
import type { AboutSubmission } from '#messages/mail/aboutSubmission.ts';
import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import type { Queries } from '#server/database/Queries.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';
import { nextActionFor } from '#server/queries/submission/nextAction.ts';
import { quotableIdentifier, readerIn } from '#server/queries/submission/submissionInMails.ts';
import type { Services } from '#server/Services.ts';

/** Evaluating more in one transaction would take long; the list of tasks has them all. */
const mostEvaluated = 100;

interface NotedTask {
  readonly submissionId: string;
  readonly activeStepId: string;
  readonly isOverdue: boolean;
  readonly createdAt: Date;
}

/** A step that still waits for a person. */
export interface StandingTask extends AboutSubmission {
  readonly submissionId: string;
  readonly stepId: string;
  readonly isOverdue: boolean;
  readonly dueAt: Date | null;
  readonly timeZone: string;
  readonly next: NamedNext;
}

interface Within {
  readonly services: Pick<Services, 'pool' | 'loadForm'>;
  readonly db: DatabaseTransaction;
  readonly queries: Queries;
}

/** The noted steps that still wait for the person or are still overdue, overdue ones first, then the oldest. */
export async function standingTasks(
  { services, db, queries }: Within,
  userId: string,
  noted: readonly NotedTask[],
): Promise<readonly StandingTask[]> {
  const ordered = noted
    .toSorted((a, b) => Number(b.isOverdue) - Number(a.isOverdue) || a.createdAt.getTime() - b.createdAt.getTime())
    .slice(0, mostEvaluated);
  const submissionIds = [...new Set(ordered.map(({ submissionId }) => submissionId))];
  const evaluated = await loadEvaluatedSubmissions(services, submissionIds, queries);
  const byId = new Map(evaluated.map((each) => [each.snapshot.id, each]));
  const roles = await db.roleMember.findMany({ where: { userId }, select: { roleId: true } });
  const forms = await db.masterTemplateMembership.findMany({
    where: { userId, permissionLevelId: writePermissionLevel },
    select: { masterTemplateId: true },
  });
  const written = new Set(forms.map(({ masterTemplateId }) => masterTemplateId));
  const ids = new Set([userId, ...roles.map(({ roleId }) => roleId)]);
  return ordered.flatMap((item) => {
    const found = byId.get(item.submissionId);
    return found ? standing(item, found, { ids, isWriter: written.has(found.snapshot.masterTemplateId) }) : [];
  });
}

interface Person {
  readonly ids: ReadonlySet<string>;
  readonly isWriter: boolean;
}

function standing(
  { activeStepId, isOverdue }: NotedTask,
  evaluated: EvaluatedSubmission,
  { ids, isWriter }: Person,
): StandingTask[] {
  const {
    id: submissionId,
    status,
    step,
    dueAt,
    timeZone,
    templateName: formName,
    customId,
    scopedId,
  } = evaluated.snapshot;
  if (status !== 'active' || step?.activeStepId !== activeStepId) return [];
  const next = nextActionFor(evaluated, readerIn(evaluated, ids, isWriter), null);
  if (!next.isViewers && !isOverdue) return [];
  const about = { formName, number: customId ?? String(scopedId), identifier: quotableIdentifier(evaluated) };
  return [{ ...about, submissionId, stepId: step.stepId, isOverdue, dueAt, timeZone, next }];
}
