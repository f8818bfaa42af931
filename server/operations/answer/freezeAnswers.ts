import type { FieldRange } from '#domain/form/Form.ts';
import { shownAnswers } from '#domain/submission/shownAnswers.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import type { Tx } from '#server/operations/operation.ts';
import { answersDigest } from '#server/queries/submission/answersDigest.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

export interface FrozenReference {
  readonly id: string;
  readonly digest: string;
}

/** Keeps a copy of some answers as they are now, once each. The caller must hold the submission's lock. */
export async function freezeAnswers(
  tx: Tx,
  { snapshot, evaluation }: EvaluatedSubmission,
  span: FieldRange,
): Promise<FrozenReference> {
  const { id: submissionId, teamId } = snapshot;
  const digest = answersDigest(evaluation, span);
  const known = await tx.db.frozenAnswers.findUnique({ where: { submissionId_digest: { submissionId, digest } } });
  if (known) return known;
  const id = newId();
  const answers = shownAnswers(evaluation, span) as unknown as Prisma.InputJsonArray;
  await tx.db.frozenAnswers.create({ data: { id, teamId, submissionId, digest, answers, createdAt: tx.now } });
  return { id, digest };
}
