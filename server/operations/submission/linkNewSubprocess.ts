import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { linkRefusal, subprocessRefusal, subprocessState } from '#domain/submission/subprocesses.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';
import type { Tx } from '#server/operations/operation.ts';

export interface NewSubprocess {
  readonly subprocessRequirementId: string;
  readonly submissionId: string;
  readonly masterTemplateId: string;
}

/** Lets a submission that is being launched be the one that another asked for; answers the other. */
export async function linkNewSubprocess(tx: Tx, link: NewSubprocess): Promise<string> {
  const where = { id: link.subprocessRequirementId };
  const named = await tx.db.subprocessRequirement.findUnique({ where });
  if (!named) throw new InvalidInput([{ path: 'subprocessRequirementId', code: 'outdated' }]);
  const parent = await lockSubmission(tx, named.submissionId, 'linkSubprocess');
  const requirement = await tx.db.subprocessRequirement.findUniqueOrThrow({ where, include: { subprocess: true } });
  const config = await tx.db.subprocessConfig.findFirstOrThrow({
    where: { flowTemplateId: parent.flowTemplateId, identity: requirement.configIdentity },
    include: { subprocessMasterTemplate: true },
  });
  const isFormPublished = config.subprocessMasterTemplate.status === 'published';
  const refusal =
    subprocessRefusal(subprocessState({ ...requirement, isFormPublished }), 'link') ??
    linkRefusal(
      { masterTemplateId: config.subprocessMasterTemplateId, allowsExisting: config.allowsExisting },
      { masterTemplateId: link.masterTemplateId, isExisting: false, isLinkedElsewhere: false },
    );
  if (refusal !== null) throw new Refusal(refusal);
  await tx.db.subprocessRequirement.update({ where, data: { subprocessId: link.submissionId } });
  return parent.id;
}
