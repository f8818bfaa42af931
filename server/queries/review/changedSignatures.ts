import { answersOfStep } from '#domain/submission/shownAnswers.ts';
import type { Database } from '#server/database/createDatabase.ts';
import { changesAsText, type ChangeAsText, type AnswerReader } from '#server/queries/review/changesAsText.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import type { SignedStep } from '#server/queries/submission/lapsedSignatures.ts';

/** A completed step whose answers changed after it was signed. */
export interface ChangedSignature {
  readonly activeStepId: string;
  readonly signedAt: Date;
  readonly signedBy: readonly string[];
  readonly changes: readonly ChangeAsText[];
}

/** For each of these steps, what changed since the last signature, compared with the copy frozen then. */
export async function changedSignatures(
  db: Database,
  evaluated: EvaluatedSubmission,
  steps: readonly SignedStep[],
  reader: AnswerReader,
): Promise<readonly ChangedSignature[]> {
  if (steps.length === 0) return [];
  const signings = await db.signing.findMany({
    where: { activeStepId: { in: steps.map(({ activeStepId }) => activeStepId) } },
    include: { frozenAnswers: { select: { answers: true } }, user: { select: { name: true } } },
    orderBy: { createdAt: 'asc' },
  });
  const byStep = Map.groupBy(signings, ({ activeStepId }) => activeStepId);
  return steps.flatMap(({ activeStepId, stepIdentity }) => {
    const own = byStep.get(activeStepId) ?? [];
    const last = own.at(-1);
    if (!last) return [];
    const same = own.filter(({ answersDigest }) => answersDigest === last.answersDigest);
    const { frozenAnswers: kept, createdAt: signedAt } = last;
    const span = answersOfStep(evaluated.evaluation.form, stepIdentity);
    const changes = kept === null ? [] : changesAsText(kept, evaluated, span, reader);
    return [{ activeStepId, signedAt, signedBy: [...new Set(same.map(({ user }) => user.name))], changes }];
  });
}
