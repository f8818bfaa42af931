import { actingUserId } from '#server/actor.ts';
import type { Tx } from '#server/operations/operation.ts';

const kind = 'correctAnswers';
const oneVisitMs = 3600 * 1000;

interface Correction {
  readonly activeStepId: string;
  /** the submission was already completed */
  readonly isAfterEnd: boolean;
}

/**
 * Records that staff changed an applicant's answers or a completed step: once per person, step, and visit, not with
 * every keystroke, and once more if the submission is completed in between. See decision 0032.
 */
export async function recordCorrection(tx: Tx, { activeStepId, isAfterEnd }: Correction): Promise<void> {
  const actorId = actingUserId(tx.ctx.actor);
  const { submissionId, teamId, step } = await tx.db.activeStep.findUniqueOrThrow({
    where: { id: activeStepId },
    include: { step: { select: { name: true, external: true } } },
  });
  const noted = await tx.db.activity.count({
    where: {
      ...{ submissionId, kind, actorId },
      createdAt: { gt: new Date(tx.now.getTime() - oneVisitMs) },
      AND: [
        { data: { path: ['activeStepId'], equals: activeStepId } },
        ...(isAfterEnd ? [{ data: { path: ['isAfterEnd'], equals: true } }] : []),
      ],
    },
  });
  if (noted > 0) return;
  const said = { ...(step.external ? {} : { isOffices: true }), ...(isAfterEnd ? { isAfterEnd } : {}) };
  tx.record({ kind, teamId, submissionId, data: { activeStepId, step: step.name, ...said } });
}
