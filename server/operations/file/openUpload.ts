import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { normaliseContentType, unknownContent } from '#server/files/contentTypes.ts';
import { newFileKey } from '#server/files/fileKeys.ts';
import { safeFileName } from '#server/files/fileNames.ts';
import { maxExpirySeconds, type PresignedPost } from '#server/files/store.ts';
import { newId } from '#server/newId.ts';
import { isActorUnverified } from '#server/operations/account/isActorUnverified.ts';
import { checkFileQuotas } from '#server/operations/file/checkFileQuotas.ts';
import { checkNetworkQuota } from '#server/operations/file/checkNetworkQuota.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

export interface NewUpload {
  readonly fileName: string;
  /** as reported by the browser or program; empty if unknown */
  readonly contentType: string;
  /** the size if known; otherwise the permission allows up to the maximum */
  readonly byteSize?: number | null;
  readonly maxBytes: number;
  readonly submissionId?: string | null;
}

interface Expected extends NewUpload {
  /** if the caller chose the id beforehand */
  readonly id?: string;
}

export interface ExpectedFile {
  readonly id: string;
  readonly key: string;
  readonly contentType: string;
  readonly maxBytes: number;
}

/**
 * Registers an upload that is about to start, and reserves room for it in the quotas. The content is checked when the
 * file is accepted.
 */
export async function expectFile(ctx: OperationContext, upload: Expected): Promise<ExpectedFile> {
  const { maxBytes, byteSize } = upload;
  const contentType = upload.contentType === '' ? unknownContent : normaliseContentType(upload.contentType);
  if (contentType === null) throw new InvalidInput([{ path: 'contentType', code: 'contentTypeInvalid' }]);
  if (byteSize != null && byteSize > maxBytes)
    throw new InvalidInput([{ path: 'file', code: 'fileTooLarge', params: { max: maxBytes } }]);
  const most = Math.max(1, byteSize ?? maxBytes);
  await checkNetworkQuota(ctx, most);
  return noteFile(ctx, { ...upload, contentType, most });
}

const noteFile = operation<Expected & { readonly contentType: string; readonly most: number }, ExpectedFile>(
  'expectFile',
  async (tx, { id = newId(), submissionId = null, fileName, contentType, most }) => {
    const file = { id, key: newFileKey('uploads'), contentType };
    const uploadedById = actingUserId(tx.ctx.actor);
    const teamId =
      submissionId === null ? null : await teamOf(tx.db.submission.findUnique({ where: { id: submissionId } }));
    const own = { filename: safeFileName(fileName), uploadedById, submissionId, teamId, byteSize: most };
    await tx.db.storedFile.create({ data: { ...file, ...own, createdAt: tx.now } });
    await checkFileQuotas(tx, { personId: uploadedById, submissionId, teamId });
    return { ...file, maxBytes: most };
  },
);

/** People with an unverified address can upload only to submissions they started. */
async function refuseElsewhere({ services: { db }, actor }: OperationContext, id: string | null): Promise<void> {
  const userId = actingUserId(actor);
  const submission = id === null ? null : await db.submission.findUnique({ where: { id } });
  if (submission === null || submission.launchedById !== userId) throw new Refusal('emailNotVerified');
}

async function teamOf(finding: Promise<{ readonly teamId: string } | null>): Promise<string | null> {
  return (await finding)?.teamId ?? null;
}

export interface OpenedUpload extends PresignedPost {
  readonly fileId: string;
}

/** Returns the permission for a browser to upload one file directly to the store. */
export async function openUpload(ctx: OperationContext, upload: NewUpload): Promise<OpenedUpload> {
  if (await isActorUnverified(ctx, ctx.services.db)) await refuseElsewhere(ctx, upload.submissionId ?? null);
  const { id: fileId, ...permitted } = await expectFile(ctx, upload);
  const post = { ...permitted, expiresInSeconds: maxExpirySeconds };
  return { fileId, ...(await ctx.services.files.presignPost(post)) };
}
