import { plausibleIdentifier } from '#domain/mail/plausibleIdentifier.ts';
import { plausibleName } from '#domain/mail/plausibleName.ts';
import type { NamedNext, NextReader } from '#domain/submission/whatNext.ts';
import { writePermissionLevel } from '#domain/template/permissionLevel.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import { whatNextSentence } from '#messages/submission/whatNextSentence.ts';
import type { Database, DatabaseTransaction } from '#server/database/createDatabase.ts';
import type { Queries } from '#server/database/Queries.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import { identifierOf } from '#server/queries/submission/identifierOf.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';
import { minTimedCompletions, nextActionFor, timedStepOf } from '#server/queries/submission/nextAction.ts';
import { usualTimes } from '#server/queries/submission/usualTimes.ts';
import type { Services } from '#server/Services.ts';

/** What emails say about a submission. */
export interface SubmissionInMails {
  /** the answer that identifies it; null if it has none, or none that a subject can quote */
  readonly identifier: string | null;
  /** the next action, for a person; null once nothing follows */
  readonly nextFor: (userId: string) => NamedNext | null;
  /** the same as a sentence */
  readonly sentenceFor: (userId: string) => string | null;
}

interface Within {
  readonly services: Pick<Services, 'pool' | 'loadForm'>;
  readonly db: Database | DatabaseTransaction;
  readonly queries: Queries;
  /** for readers who haven't shown yet that the address is theirs */
  readonly hidesAmounts?: boolean;
}

/** For people who aren't signed in (emails and invitations). Loads everything once for all of them. */
export async function submissionInMails(
  { services, db, queries, hidesAmounts = false }: Within,
  submissionId: string,
  userIds: readonly string[],
): Promise<SubmissionInMails> {
  const [evaluated] = await loadEvaluatedSubmissions(services, [submissionId], queries);
  const identifier = evaluated ? quotableIdentifier(evaluated) : null;
  if (!evaluated || evaluated.snapshot.status === 'finished')
    return { identifier, nextFor: () => null, sentenceFor: () => null };
  const step = timedStepOf(evaluated);
  const [usual] = step === null ? [] : await usualTimes.rows(queries, [[step], minTimedCompletions]);
  const readerOf = await readersIn(db, evaluated, userIds);
  const nextFor = (userId: string): NamedNext | null => {
    const { names, ...next } = nextActionFor(evaluated, readerOf(userId), usual?.usualMs ?? null);
    if (next.solution === null) return null;
    // names are text entered by strangers
    const plain = names.map((name) => plausibleName(name) ?? mailSentences.unnamed.person);
    const office = plausibleName(next.office) ?? submissionWords.theOffice;
    return { ...next, amount: hidesAmounts ? null : next.amount, office, names: plain };
  };
  const sentenceFor = (userId: string): string | null => {
    const next = nextFor(userId);
    return next && whatNextSentence(next);
  };
  return { identifier, nextFor, sentenceFor };
}

/** Subjects appear on lock screens and in logs, so they never quote a redacted answer. Decision 0146. */
export function quotableIdentifier(evaluated: EvaluatedSubmission): string | null {
  const { text, redacted } = identifierOf(evaluated);
  return text === null || redacted ? null : plausibleIdentifier(text);
}

/** The relations to a submission that decide whose turn it is. */
async function readersIn(
  db: Within['db'],
  evaluated: EvaluatedSubmission,
  userIds: readonly string[],
): Promise<(userId: string) => NextReader> {
  const { id } = evaluated.snapshot;
  const named = [...evaluated.people.assignees, ...evaluated.people.reviewers];
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
    return readerIn(
      evaluated,
      own,
      writers.some((each) => each.userId === userId),
    );
  };
}

/** A person with their roles, as a reader of a submission. */
export function readerIn({ people }: EvaluatedSubmission, ids: ReadonlySet<string>, isWriter: boolean): NextReader {
  const isAmong = (principals: readonly { readonly id: string }[]): boolean =>
    principals.some((each) => ids.has(each.id));
  const holding = {
    applicant: isAmong(people.applicants),
    assignee: isAmong(people.assignees),
    reviewer: isAmong(people.reviewers),
    processor: isAmong(people.assignees) || isWriter,
  };
  return { relations: new Set(Object.entries(holding).flatMap(([relation, holds]) => (holds ? [relation] : []))), ids };
}
