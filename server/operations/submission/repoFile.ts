import { maxAnswerBytes } from '#domain/file/fileLimits.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { newId } from '#server/newId.ts';
import { isActorApplicant } from '#server/operations/answer/answerFiles.ts';
import { acceptFile } from '#server/operations/file/acceptFile.ts';
import { claimFile } from '#server/operations/file/claimFile.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';
import type { OperationContext } from '#server/Services.ts';

const mostRepoFiles = 200;

interface NewRepoFile {
  readonly submissionId: string;
  readonly fileId: string;
  /** visible to the applicants */
  readonly isPublic: boolean;
}

/** Adds an uploaded file to a submission. Returns its id there. */
export async function uploadRepoFile(ctx: OperationContext, given: NewRepoFile, key?: string | null): Promise<string> {
  const file = await acceptFile(ctx, { fileId: given.fileId, maxBytes: maxAnswerBytes, allowsUnscanned: true });
  return keepRepoFile(ctx, { ...given, fileName: file.filename }, key);
}

const keepRepoFile = operation<NewRepoFile & { readonly fileName: string }, string>(
  'uploadRepoFile',
  async (tx, { submissionId, fileId, fileName, isPublic }) => {
    const submission = await lockSubmission(tx, submissionId, 'uploadRepoFile');
    const { teamId } = submission;
    await refuseTooMany(tx, submissionId);
    await claimFile(tx, fileId, { use: 'repoFile', teamId, submissionId });
    const byApplicant = await isActorApplicant(tx, submissionId);
    const id = newId();
    const own = { id, teamId, submissionId, fileId, createdAt: tx.now, updatedAt: tx.now };
    // files from applicants are always visible to them
    await tx.db.repoFile.create({ data: { ...own, adminUploaded: !byApplicant, isPublic: byApplicant || isPublic } });
    const isInternal = !byApplicant && !isPublic;
    await recordChange(tx, submission, { kind: 'uploadRepoFile', data: { fileName }, isInternal });
    return id;
  },
);

interface NamedRepoFile {
  readonly submissionId: string;
  readonly repoFileId: string;
}

/** Removes a file from a submission. Its bytes are kept with the record of what was there. */
export const deleteRepoFile = operation<NamedRepoFile, string>(
  'deleteRepoFile',
  async (tx, { submissionId, repoFileId: id }) => {
    const submission = await lockSubmission(tx, submissionId, 'deleteRepoFile');
    const there = { id, submissionId, removedAt: null };
    const found = await tx.db.repoFile.findFirst({ where: there, include: { file: true } });
    refuseUnless(found, 'outdated');
    await tx.db.repoFile.update({ where: { id }, data: { removedAt: tx.now } });
    const data = { fileName: found.file.filename };
    await recordChange(tx, submission, { kind: 'deleteRepoFile', data, isInternal: !found.isPublic });
    return submissionId;
  },
);

/** Restores a removed file. Requires the permission to remove it. */
export const restoreRepoFile = operation<NamedRepoFile, string>(
  'restoreRepoFile',
  async (tx, { submissionId, repoFileId: id }) => {
    const submission = await lockSubmission(tx, submissionId, 'deleteRepoFile');
    const gone = { id, submissionId, removedAt: { not: null } };
    const found = await tx.db.repoFile.findFirst({ where: gone, include: { file: true } });
    refuseUnless(found, 'outdated');
    await refuseTooMany(tx, submissionId);
    await tx.db.repoFile.update({ where: { id }, data: { removedAt: null } });
    const data = { fileName: found.file.filename };
    await recordChange(tx, submission, { kind: 'restoreRepoFile', data, isInternal: !found.isPublic });
    return submissionId;
  },
);

async function refuseTooMany({ db }: Tx, submissionId: string): Promise<void> {
  if ((await db.repoFile.count({ where: { submissionId, removedAt: null } })) >= mostRepoFiles)
    throw new InvalidInput([{ path: 'file', code: 'tooMany', params: { max: mostRepoFiles } }]);
}
