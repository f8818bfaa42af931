import { linkRefusal } from '#domain/submission/subprocesses.ts';
import type { Tx } from '#server/operations/operation.ts';
import { refuseIf } from '#server/operations/refusals.ts';
import { lockSubprocess } from '#server/operations/submission/lockSubprocess.ts';

export interface NewSubprocess {
  readonly subprocessRequirementId: string;
  readonly submissionId: string;
  readonly masterTemplateId: string;
}

/** Links a submission that is being started to the one that requires it, and returns the latter's id. */
export async function linkNewSubprocess(tx: Tx, link: NewSubprocess): Promise<string> {
  const { parent, requirement, config, form } = await lockSubprocess(tx, link.subprocessRequirementId, 'link');
  refuseIf(
    linkRefusal(
      { masterTemplateId: config.subprocessMasterTemplateId, allowsExisting: config.allowsExisting },
      { masterTemplateId: link.masterTemplateId, isExisting: false, isLinkedElsewhere: false, isAbove: false },
    ),
  );
  const where = { id: requirement.id };
  await tx.db.subprocessRequirement.update({ where, data: { subprocessId: link.submissionId } });
  tx.record({ kind: 'startSubprocess', teamId: parent.teamId, submissionId: parent.id, data: { form } });
  return parent.id;
}
