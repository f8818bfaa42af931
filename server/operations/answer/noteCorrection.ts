import { actingUserId } from '#server/actor.ts';
import type { Tx } from '#server/operations/operation.ts';

const kind = 'correctAnswers';
const oneVisitMs = 3600 * 1000;

interface Correction {
  readonly activeStepId: string;
  /** the submission was completed before */
  readonly isAfterEnd: boolean;
}

/**
 * Notes that staff change what an applicant answered, or what was closed: once for each of them, step and visit, not with
 * each letter; and once more when it is completed meanwhile. Decision 0032.
 */
export async function noteCorrection(tx: Tx, { activeStepId, isAfterEnd }: Correction): Promise<void> {
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
