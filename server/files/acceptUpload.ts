import { failed, type Result } from '#domain/kernel/result.ts';
import {
  inspectUpload,
  type InspectedUpload,
  type Inspectors,
  type UploadClaim,
  type UploadProblem,
} from '#server/files/inspectUpload.ts';
import { FileMissing, type FileStore } from '#server/files/store.ts';

/**
 * Takes an upload in: copies it to `keepAs`, a key that nobody outside knows, inspects the copy, removes the upload. A
 * permission to upload can be used again until it expires, so what was inspected must be out of its reach. Nothing of a
 * refused upload is left; after a fault the upload is still there, and accepting it can be tried again.
 */
export async function acceptUpload(
  store: FileStore,
  claim: UploadClaim,
  keepAs: string,
  inspectors: Inspectors,
): Promise<Result<InspectedUpload, UploadProblem>> {
  let kept = false;
  try {
    await store.copy(claim.key, keepAs);
    const inspected = await inspectUpload(store, { ...claim, key: keepAs }, inspectors);
    await store.delete(claim.key);
    kept = inspected.ok;
    return inspected;
  } catch (error) {
    if (error instanceof FileMissing) return failed({ code: 'uploadMissing', params: {} });
    throw error;
  } finally {
    if (!kept) await store.delete(keepAs);
  }
}
