import {
  subprocessRefusal,
  subprocessRights,
  subprocessState,
  type SubprocessAction,
} from '#domain/submission/subprocesses.ts';
import type {
  MasterTemplate,
  Submission,
  SubprocessConfig,
  SubprocessRequirement,
} from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';

export interface LockedSubprocess {
  /** the submission that has the requirement, locked */
  readonly parent: Submission;
  readonly requirement: SubprocessRequirement;
  readonly config: SubprocessConfig & { readonly subprocessMasterTemplate: MasterTemplate };
  /** the name of the required form */
  readonly form: string;
}

/** Locks the submission that has the requirement, if its state allows the action. */
export async function lockSubprocess(tx: Tx, id: string, action: SubprocessAction): Promise<LockedSubprocess> {
  const where = { id };
  const named = await tx.db.subprocessRequirement.findUnique({ where });
  refuseUnless(named, 'outdated');
  const parent = await lockSubmission(tx, named.submissionId, subprocessRights[action]);
  const { subprocess, ...requirement } = await tx.db.subprocessRequirement.findUniqueOrThrow({
    where,
    include: { subprocess: true },
  });
  const config = await tx.db.subprocessConfig.findFirst({
    where: { flowTemplateId: parent.flowTemplateId, identity: requirement.configIdentity },
    include: { subprocessMasterTemplate: true },
  });
  refuseUnless(config, 'outdated');
  const { status, name } = config.subprocessMasterTemplate;
  const state = subprocessState({ ...requirement, subprocess, isFormPublished: status === 'published' });
  refuseIf(subprocessRefusal(state, action));
  return { parent, requirement, config, form: config.name ?? name };
}
