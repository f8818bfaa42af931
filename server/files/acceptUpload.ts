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
 * Accepts an upload: copies it to `keepAs`, a key no one outside knows, inspects the copy, and removes the upload. An
 * upload permission can be reused until it expires, so the inspected copy must be out of its reach. A refused upload
 * is deleted; after a fault it is still there and can be accepted again.
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
