import { Refusal } from '#domain/kernel/refusal.ts';
import { copyParts } from '#server/operations/form/copyParts.ts';
import { formTopic, lockVersion } from '#server/operations/form/draft.ts';
import { partsOfVersion } from '#server/operations/form/partsBelow.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';

interface Discarding {
  readonly flowTemplateId: string;
  /** as it was seen */
  readonly revision: number;
}

/** The draft is again what the version in use is: its parts are copies of those, with the same identities. */
export const discardDraft = operation<Discarding, string>(
  'discardDraft',
  async (tx, { flowTemplateId, revision: seen }) => {
    const draft = await lockVersion(tx, flowTemplateId);
    if (draft.kind !== 'draft') throw new Refusal('versionFrozen');
    if (draft.isArchived) throw new Refusal('formArchived');
    if (draft.revision !== seen) throw new Refusal('outdated');
    const { id, teamId, masterTemplateId } = draft;
    const live = await tx.db.flowTemplate.findFirst({
      where: { masterTemplateId, kind: 'published' },
      orderBy: { version: 'desc' },
    });
    refuseUnless(live, 'outdated');
    const where = { flowTemplateId: id };
    // what hangs under these goes with them
    await tx.db.logicConfig.deleteMany({ where });
    await tx.db.configuredOutput.deleteMany({ where });
    await tx.db.formula.deleteMany({ where });
    await tx.db.step.deleteMany({ where });
    const parts = await partsOfVersion(tx.queries, live.id);
    await copyParts(tx.db, { parts, into: id, teamId, identities: 'kept' });
    const { name, description, completionMessage } = live;
    // what only the draft had tells no submissions apart any more
    await tx.db.$executeRaw`
      UPDATE master_templates t SET identifier_field_identity = NULL
      WHERE t.id = ${masterTemplateId}::uuid AND NOT EXISTS (
        SELECT FROM fields f WHERE f.flow_template_id = ${id}::uuid AND f.identity = t.identifier_field_identity)`;
    const revision = draft.revision + 1;
    const data = { name, description, completionMessage, revision, isModified: false };
    await tx.db.flowTemplate.update({ where: { id }, data });
    tx.record({ kind: 'discardDraft', teamId, masterTemplateId, data: { revision } });
    const payload = { flowTemplateId: id, revision, kind: 'FlowTemplate', id, verb: 'updated' };
    tx.announce({ topic: formTopic(id), teamId, payload });
    return id;
  },
);
