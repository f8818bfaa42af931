import { InvalidInput } from '#domain/kernel/refusal.ts';
import { lockProblems } from '#domain/submission/lockProblems.ts';
import { actingUserId } from '#server/actor.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseIf } from '#server/operations/refusals.ts';
import { lockSubmissionOfStep } from '#server/operations/submission/lockSubmission.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';

export interface Locks {
  readonly activeStepId: string;
  /** the whole step; omitted to leave it unchanged */
  readonly locked?: boolean | null;
  /** the identities of all individually locked fields; omitted to leave them unchanged */
  readonly lockedFields?: readonly string[] | null;
}

/** Locks the answers of a step, or of some of its fields, for everyone. */
export const lockStep = operation<Locks, string>('lockStep', async (tx, { activeStepId, locked, lockedFields }) => {
  const submission = await lockSubmissionOfStep(tx, activeStepId, 'lockStep');
  const where = { id: activeStepId };
  const include = { step: true, supplementalRequirement: true };
  const { step, ...active } = await tx.db.activeStep.findUniqueOrThrow({ where, include });
  refuseIf(active.supplementalRequirement?.canceledAt == null ? null : 'requirementClosed');
  const wanted = [...new Set(lockedFields ?? active.lockedFields)];
  const fields = await tx.db.field.findMany({ where: { section: { stepId: step.id } }, select: { identity: true } });
  const own = fields.map(({ identity }) => identity);
  const problems = lockProblems(step, wanted, own);
  if (problems.length > 0) throw new InvalidInput(problems);
  const isLocked = locked ?? active.lockedAt !== null;
  const lock = isLocked
    ? { lockedAt: active.lockedAt ?? tx.now, lockedById: active.lockedById ?? actingUserId(tx.ctx.actor) }
    : { lockedAt: null, lockedById: null };
  await tx.db.activeStep.update({ where, data: { ...lock, lockedFields: wanted } });
  await recordChange(tx, submission, {
    kind: 'lockStep',
    data: { activeStepId, locked: isLocked, fields: wanted.length },
  });
  return activeStepId;
});
