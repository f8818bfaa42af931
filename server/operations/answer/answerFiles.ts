import { maxAnswerBytes, maxAnswerFiles } from '#domain/file/fileLimits.ts';
import type { Content } from '#domain/form/Content.ts';
import { fileIdsOf } from '#domain/form/fields/fileIdsOf.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import type { ActivityKind } from '#domain/submission/ActivityKind.ts';
import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { acceptFile } from '#server/operations/file/acceptFile.ts';
import { claimFile } from '#server/operations/file/claimFile.ts';
import type { Tx } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

interface Place {
  readonly activeStepId: string;
  readonly fieldIdentity: string;
  readonly rowPath: string;
}

/**
 * Accepts the files of an answer before the transaction that saves it. Each must be attached already, have been
 * attached before, or be the writer's own upload. Returns them with their original names.
 */
export async function acceptAnswerFiles(ctx: OperationContext, place: Place, content: Content): Promise<Content> {
  const ids = fileIdsOf(content);
  if (ids.length > maxAnswerFiles) throw problem(place, 'tooMany', { max: maxAnswerFiles });
  if (new Set(ids).size < ids.length || !ids.every(isUuid)) throw problem(place, 'mustBeFile');
  const { db } = ctx.services;
  const { submissionId } = await db.activeStep.findUniqueOrThrow({ where: { id: place.activeStepId } });
  const { fieldIdentity, rowPath } = place;
  const where = { submissionId, fieldIdentity, rowPath, fileId: { in: [...ids] } };
  const kept = await db.datumFile.findMany({ where, select: { file: { select: { id: true, filename: true } } } });
  const there = new Map(kept.map(({ file }) => [file.id, file]));
  const files = [];
  for (const id of ids) {
    const { filename } =
      there.get(id) ??
      (await acceptedAt(place, acceptFile(ctx, { fileId: id, maxBytes: maxAnswerBytes, allowsUnscanned: true })));
    files.push({ id, filename });
  }
  return files.length === 0 ? null : files;
}

/** Reports a problem with a file as a problem with the answer. */
async function acceptedAt<File>({ fieldIdentity }: Place, accepting: Promise<File>): Promise<File> {
  try {
    return await accepting;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const path = `answers.${fieldIdentity}`;
    throw new InvalidInput(
      error.problems.map((each) => ({ ...each, path, code: isNoFile(each.code) ? 'mustBeFile' : each.code })),
    );
  }
}

/** Attaches the files of an answer to the submission, in the transaction that saves the answer. */
export async function attachAnswerFiles(tx: Tx, place: Place, submissionId: string, content: Content): Promise<void> {
  const ids = fileIdsOf(content);
  const { fieldIdentity, rowPath } = place;
  const { teamId } = await tx.db.submission.findUniqueOrThrow({ where: { id: submissionId } });
  const answered = { submissionId, fieldIdentity, rowPath };
  const known = await tx.db.datumFile.findMany({ where: { fileId: { in: [...ids] } } });
  const isElsewhere = known.some((file) => file.submissionId !== submissionId || file.fieldIdentity !== fieldIdentity);
  if (isElsewhere) throw problem(place, 'mustBeFile');
  const there = await tx.db.datumFile.findMany({ where: { ...answered, removedAt: null }, include: { file: true } });
  const removed = there.filter(({ fileId }) => !ids.includes(fileId));
  await tx.db.datumFile.updateMany({
    where: { id: { in: removed.map(({ id }) => id) } },
    data: { removedAt: tx.now },
  });
  const adminUploaded = !(await isActorApplicant(tx, submissionId));
  for (const [position, fileId] of ids.entries()) {
    const isNew = known.every((file) => file.fileId !== fileId);
    if (isNew) await acceptedAt(place, claimFile(tx, fileId, { use: 'answer', teamId, submissionId }));
    await tx.db.datumFile.upsert({
      where: { fileId },
      create: { ...answered, id: newId(), teamId, fileId, position, adminUploaded, createdAt: tx.now },
      update: { position, removedAt: null },
    });
  }
  const isReplaced = ids.length > there.length - removed.length;
  await recordRemoved(tx, place, { teamId, submissionId }, removed, isReplaced);
}

/**
 * A file that was part of an answer is never deleted: its removal or replacement is recorded, and staff can still
 * open it.
 */
async function recordRemoved(
  tx: Tx,
  { activeStepId, fieldIdentity }: Place,
  submission: { readonly teamId: string; readonly submissionId: string },
  removed: readonly { readonly file: { readonly filename: string } }[],
  isReplaced: boolean,
): Promise<void> {
  if (removed.length === 0) return;
  const { step } = await tx.db.activeStep.findUniqueOrThrow({ where: { id: activeStepId }, include: { step: true } });
  const where = { flowTemplateId: step.flowTemplateId, identity: fieldIdentity };
  const field = await tx.db.field.findFirst({ where });
  // the content of a redacted field must not leak through the activity log
  const isHidden = field?.redacted ?? false;
  for (const { file } of removed) {
    const data: Record<string, string> = isHidden ? {} : { fileName: file.filename };
    const kind: ActivityKind = isReplaced ? 'replaceAnswerFile' : 'removeAnswerFile';
    tx.record({ ...submission, kind, data, isInternal: !step.external });
  }
}

export async function isActorApplicant({ db, ctx }: Tx, submissionId: string): Promise<boolean> {
  const userId = actingUserId(ctx.actor);
  return userId !== null && (await db.applicantAttachment.count({ where: { submissionId, userId } })) > 0;
}

/** not a file the writer may attach, or already used for something else */
const isNoFile = (code: string): boolean => code === 'fileUnknown' || code === 'fileInUse';

function problem({ fieldIdentity }: Place, code: 'mustBeFile' | 'tooMany', params = {}): InvalidInput {
  return new InvalidInput([{ path: `answers.${fieldIdentity}`, code, params }]);
}
