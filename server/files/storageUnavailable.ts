/** The store cannot be written to or read now: it is full, refuses us or is away. The same request may succeed later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';

  constructor(cause: unknown) {
    super('the store of files is not available', { cause });
  }
}

/** Whoever is told to come back comes back after this. */
export const storageRetrySeconds = 30;

/** What the file system and the network call it; the rest is a fault of ours. */
const codes =
  /^(ENOSPC|EDQUOT|EFBIG|EIO|EROFS|EMFILE|ENFILE|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

export function isStorageFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && codes.test(code)) || error.name === 'TimeoutError';
}
