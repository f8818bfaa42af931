import { Refusal } from '#domain/kernel/refusal.ts';
import type { PaymentConfig, Step } from '#server/generated/prisma/client.ts';
import { copyParts } from '#server/operations/form/copyParts.ts';
import { partsOfVersion } from '#server/operations/form/descendantParts.ts';
import { formTopic } from '#server/operations/form/draft.ts';
import { lockDraft, type LockedVersion } from '#server/operations/form/lockVersion.ts';
import { recordEdit } from '#server/operations/form/recordEdit.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';

interface Discarding {
  readonly flowTemplateId: string;
  /** the revision that the person saw */
  readonly revision: number;
}

/** Resets the draft to the published version: its parts become copies of that version's, with the same identities. */
export const discardDraft = operation<Discarding, string>(
  'discardDraft',
  async (tx, { flowTemplateId, revision: seen }) => {
    const draft = await lockDraft(tx, flowTemplateId, null);
    if (draft.revision !== seen) throw new Refusal('outdated');
    const { id, teamId, masterTemplateId } = draft;
    const live = await tx.db.flowTemplate.findFirst({
      where: { masterTemplateId, kind: 'published' },
      orderBy: { version: 'desc' },
    });
    refuseUnless(live, 'outdated');
    const where = { flowTemplateId: id };
    const held = await tx.db.paymentConfig.findMany({ where: { step: where }, include: { step: true } });
    // everything below these is deleted with them
    await tx.db.logicConfig.deleteMany({ where });
    await tx.db.configuredOutput.deleteMany({ where });
    await tx.db.formula.deleteMany({ where });
    await tx.db.step.deleteMany({ where });
    const parts = await partsOfVersion(tx.queries, live.id);
    await copyParts(tx.db, { parts, into: id, teamId, identities: 'kept' });
    const isModified = await keepFees(tx, draft, held);
    const { name, description, completionMessage } = live;
    // a field that only the draft had can no longer name submissions
    await tx.db.$executeRaw`
      UPDATE master_templates t SET identifier_field_identity = NULL
      WHERE t.id = ${masterTemplateId}::uuid AND NOT EXISTS (
        SELECT FROM fields f WHERE f.flow_template_id = ${id}::uuid AND f.identity = t.identifier_field_identity)`;
    await tx.db.flowTemplate.update({ where: { id }, data: { name, description, completionMessage } });
    const part = { kind: 'FlowTemplate', way: 'discarded', id, count: 1 } as const;
    const edit = { kind: 'edit', operation: 'discardDraft', typingKey: null, part, isModified } as const;
    const revision = await recordEdit(tx, draft, edit);
    tx.record({ kind: 'discardDraft', teamId, masterTemplateId, data: { revision } });
    const payload = { flowTemplateId: id, revision, kind: 'FlowTemplate', id, verb: 'updated' };
    tx.announce({ topic: formTopic(id), teamId, payload });
    return id;
  },
);

/**
 * Fees the operator has set are not part of what the writer discards: the draft's steps keep them, and restored steps
 * get the latest. Returns whether they are still unpublished.
 */
async function keepFees(
  { db }: Tx,
  { id, masterTemplateId }: LockedVersion,
  held: readonly (PaymentConfig & { readonly step: Step })[],
): Promise<boolean> {
  const changed = await db.$executeRaw`
    UPDATE payment_configs c SET no_fee = n.no_fee, custom_fee_percentage = n.percentage
    FROM (
      SELECT s.id, COALESCE(h.no_fee, t.payment_no_fee) AS no_fee,
        CASE WHEN h.identity IS NULL THEN t.payment_fee_percentage ELSE h.percentage END AS percentage
      FROM steps s JOIN master_templates t ON t.id = ${masterTemplateId}::uuid
      LEFT JOIN unnest(${held.map(({ step }) => step.identity)}::uuid[], ${held.map(({ noFee }) => noFee)}::boolean[],
        ${held.map(({ customFeePercentage }) => customFeePercentage)}::numeric[]) AS h(identity, no_fee, percentage)
        ON h.identity = s.identity
      WHERE s.flow_template_id = ${id}::uuid
    ) n
    WHERE c.step_id = n.id AND (c.no_fee, c.custom_fee_percentage) IS DISTINCT FROM (n.no_fee, n.percentage)`;
  return changed > 0;
}
