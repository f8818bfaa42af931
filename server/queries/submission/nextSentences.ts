import { plausibleName } from '#domain/mail/plausibleName.ts';
import type { NextReader } from '#domain/submission/whatNext.ts';
import { writePermissionLevel } from '#domain/template/permissionLevel.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import { whatNextSentence } from '#messages/submission/whatNextSentence.ts';
import type { Database, DatabaseTransaction } from '#server/database/createDatabase.ts';
import type { Queries } from '#server/database/Queries.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';
import { minTimedCompletions, nextActionFor, timedStepOf } from '#server/queries/submission/nextAction.ts';
import { usualTimes } from '#server/queries/submission/usualTimes.ts';
import type { Services } from '#server/Services.ts';

/** A sentence per person about the next action; null once nothing follows. */
export type NextSentences = (userId: string) => string | null;

interface Within {
  readonly services: Pick<Services, 'pool' | 'loadForm'>;
  readonly db: Database | DatabaseTransaction;
  readonly queries: Queries;
}

/** For people who aren't signed in (emails and invitations). Loads everything once for all of them. */
export async function nextSentences(
  { services, db, queries }: Within,
  submissionId: string,
  userIds: readonly string[],
): Promise<NextSentences> {
  const [evaluated] = await loadEvaluatedSubmissions(services, [submissionId], queries);
  if (!evaluated || evaluated.snapshot.status === 'finished') return () => null;
  const step = timedStepOf(evaluated);
  const [usual] = step === null ? [] : await usualTimes.rows(queries, [[step], minTimedCompletions]);
  const readerOf = await readersIn(db, evaluated, userIds);
  return (userId) => {
    const { names, ...next } = nextActionFor(evaluated, readerOf(userId), usual?.usualMs ?? null);
    // names are text entered by strangers
    const plain = names.map((name) => plausibleName(name) ?? mailSentences.unnamed.person);
    const office = plausibleName(next.office) ?? submissionWords.theOffice;
    return next.solution === null ? null : whatNextSentence({ ...next, office, names: plain });
  };
}

/** The relations to a submission that decide whose turn it is. */
async function readersIn(
  db: Within['db'],
  { snapshot: { id }, people }: EvaluatedSubmission,
  userIds: readonly string[],
): Promise<(userId: string) => NextReader> {
  const named = [...people.assignees, ...people.reviewers];
  const roleIds = named.flatMap((each) => (each.type === 'AdminRole' ? [each.id] : []));
  const inRoles = await db.roleMember.findMany({ where: { roleId: { in: roleIds }, userId: { in: [...userIds] } } });
  const writers = await db.masterTemplateMembership.findMany({
    where: {
      ...{ userId: { in: [...userIds] }, permissionLevelId: writePermissionLevel },
      masterTemplate: { submissions: { some: { id } } },
    },
    select: { userId: true },
  });
  return (userId) => {
    const own = new Set([userId, ...inRoles.filter((each) => each.userId === userId).map(({ roleId }) => roleId)]);
    const isAmong = (principals: readonly { readonly id: string }[]): boolean =>
      principals.some((each) => own.has(each.id));
    const holding = {
      applicant: isAmong(people.applicants),
      assignee: isAmong(people.assignees),
      reviewer: isAmong(people.reviewers),
      processor: isAmong(people.assignees) || writers.some((each) => each.userId === userId),
    };
    const relations = new Set(Object.entries(holding).flatMap(([relation, holds]) => (holds ? [relation] : [])));
    return { relations, ids: own };
  };
}
