import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { evidenceProblems, evidenceRefusal, evidenceTypes, maxEvidenceBytes } from '#domain/payment/disputes.ts';
import { actingUserId } from '#server/actor.ts';
import type { StoredFile } from '#server/generated/prisma/client.ts';
import { aboutMoney } from '#server/operations/audit.ts';
import { acceptFile } from '#server/operations/file/acceptFile.ts';
import { claimFile } from '#server/operations/file/claimFile.ts';
import { operation } from '#server/operations/operation.ts';
import { convergePayment } from '#server/operations/payment/convergePayment.ts';
import { refuseOnProviderError } from '#server/operations/payment/intentAtProvider.ts';
import { refuseIf, refuseAt, refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import type { OperationContext } from '#server/Services.ts';

interface Answer {
  readonly disputeId: string;
  readonly text: string;
  readonly fileId: string | null;
}

/**
 * Sends a team's response to a dispute to the bank. It is saved first, so that it isn't lost if the provider doesn't
 * answer. The provider is called between transactions, once per text and file.
 */
export async function answerDispute(ctx: OperationContext, { disputeId, fileId, ...answer }: Answer): Promise<void> {
  const text = answer.text.trim();
  refuseProblems(evidenceProblems({ text, hasFile: fileId !== null }));
  const file = fileId === null ? null : await evidenceFile(ctx, disputeId, fileId);
  const { providerDisputeId, chargeId } = await keepEvidence(ctx, { disputeId, text, fileId: file?.id ?? null });
  const { payments } = ctx.services;
  const sent =
    file === null ? null : await refuseOnProviderError(payments.uploadEvidence(await partOf(ctx, file), file.id));
  const evidence = { text: text === '' ? null : text, fileId: sent };
  await refuseOnProviderError(
    payments.answerDispute(providerDisputeId, evidence, keyOf(disputeId, text, file?.id ?? '')),
  );
  await noteSent(ctx, disputeId);
  await refuseOnProviderError(convergePayment(ctx, { intentId: null, chargeId }));
}

/** A file already saved with the dispute may be sent by anyone on the team, no matter who uploaded it. */
async function evidenceFile(ctx: OperationContext, disputeId: string, fileId: string): Promise<StoredFile> {
  const kept = { id: fileId, deletedAt: null, chargeDispute: { id: disputeId } };
  const file =
    (await ctx.services.db.storedFile.findFirst({ where: kept })) ??
    (await acceptFile(ctx, { fileId, maxBytes: maxEvidenceBytes }));
  refuseAt('file', evidenceTypes.some((type) => type === file.detectedType) ? null : 'evidenceFileInvalid');
  return file;
}

async function partOf({ services }: OperationContext, { key, filename: name, detectedType }: StoredFile) {
  const content = new Uint8Array(await buffer(await services.files.read(key)));
  return { name, contentType: detectedType ?? '', content };
}

/** The idempotency key is derived from the text and the file. */
const keyOf = (disputeId: string, text: string, fileId: string): string =>
  `evidence:${disputeId}:${createHash('sha256')
    .update(JSON.stringify([text, fileId]))
    .digest('hex')
    .slice(0, 32)}`;

const keepEvidence = operation<Answer, { readonly providerDisputeId: string; readonly chargeId: string | null }>(
  'keepEvidence',
  async (tx, { disputeId: id, text, fileId }) => {
    await tx.db.$queryRaw`SELECT id FROM charge_disputes WHERE id = ${id}::uuid FOR UPDATE`;
    const dispute = await tx.db.chargeDispute.findUnique({ where: { id }, include: { charge: true } });
    refuseUnless(dispute, 'outdated');
    refuseIf(evidenceRefusal(dispute, tx.now));
    if (fileId !== null && fileId !== dispute.evidenceFileId)
      await claimFile(tx, fileId, { use: 'evidence', teamId: dispute.teamId });
    await tx.db.chargeDispute.update({ where: { id }, data: { evidenceText: text || null, evidenceFileId: fileId } });
    return { providerDisputeId: dispute.providerDisputeId, chargeId: dispute.charge.providerChargeId };
  },
);

const noteSent = operation<string, null>('answerDispute', async (tx, id) => {
  const { db, now } = tx;
  const { count } = await db.chargeDispute.updateMany({
    where: { id, evidenceSentAt: null },
    data: { evidenceSentAt: now, evidenceSentById: actingUserId(tx.ctx.actor) },
  });
  if (count === 0) return null;
  const { charge, amountCents } = await db.chargeDispute.findUniqueOrThrow({
    where: { id },
    include: { charge: { include: { obligation: { include: { submission: true } } } } },
  });
  const subject = { type: 'Charge', id: charge.id } as const;
  tx.audit({ kind: 'answerDispute', ...aboutMoney(charge.obligation.submission, subject, Number(amountCents)) });
  return null;
});
