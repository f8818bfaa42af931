import type { FlowTemplate, PaymentConfig, Step } from '#server/generated/prisma/client.ts';
import { copyParts } from '#server/operations/form/copyParts.ts';
import { partsOfVersion } from '#server/operations/form/descendantParts.ts';
import { formTopic, type LockedVersion } from '#server/operations/form/draft.ts';
import type { Tx } from '#server/operations/operation.ts';

interface Resetting {
  /** the locked draft */
  readonly draft: LockedVersion;
  /** a published version of the same form */
  readonly version: FlowTemplate;
  readonly kind: 'discardDraft' | 'restoreVersion';
}

/** Replaces a draft with a published version: its parts become copies of that version's, with the same identities. */
export async function resetDraft(tx: Tx, { draft, version, kind }: Resetting): Promise<void> {
  const { db } = tx;
  const { id, teamId, masterTemplateId } = draft;
  const where = { flowTemplateId: id };
  const held = await db.paymentConfig.findMany({ where: { step: where }, include: { step: true } });
  // everything below these is deleted with them
  await db.logicConfig.deleteMany({ where });
  await db.configuredOutput.deleteMany({ where });
  await db.formula.deleteMany({ where });
  await db.step.deleteMany({ where });
  const parts = await partsOfVersion(tx.queries, version.id);
  await copyParts(db, { parts, into: id, teamId, identities: 'kept' });
  await leaveOutArchivedRoles(tx, id);
  const isFeeNewer = await keepFees(tx, draft, held);
  const { name, description, completionMessage } = version;
  // a field that only the draft had can no longer name submissions
  await db.$executeRaw`
    UPDATE master_templates t SET identifier_field_identity = NULL
    WHERE t.id = ${masterTemplateId}::uuid AND NOT EXISTS (
      SELECT FROM fields f WHERE f.flow_template_id = ${id}::uuid AND f.identity = t.identifier_field_identity)`;
  const revision = draft.revision + 1;
  const isModified = kind === 'restoreVersion' || isFeeNewer;
  await db.flowTemplate.update({ where: { id }, data: { name, description, completionMessage, revision, isModified } });
  tx.record({ kind, teamId, masterTemplateId, data: { revision, version: version.version } });
  const payload = { flowTemplateId: id, revision, kind: 'FlowTemplate', id, verb: 'updated' };
  tx.announce({ topic: formTopic(id), teamId, payload });
}

/** A role can be deleted while only old versions name it. Everything else that a version names still exists. */
async function leaveOutArchivedRoles({ db }: Tx, flowTemplateId: string): Promise<void> {
  const role = { archivedAt: { not: null } };
  await db.stepAttachment.deleteMany({ where: { flowTemplateId, role } });
  await db.stepAssignment.deleteMany({ where: { stepAssignmentGroup: { flowTemplateId }, role } });
}

/**
 * Fees the operator has set are not part of what the writer replaces: the draft's steps keep them, and restored steps
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
