/**
 * The store can't be read or written at the moment: it is full, refuses access, or is unreachable. The same request
 * may succeed later.
 */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';

  constructor(cause: unknown) {
    super('the store of files is not available', { cause });
  }
}

/** The Retry-After of such responses. */
export const storageRetrySeconds = 30;

/** Error codes of the file system and the network; anything else is a bug of ours. */
const codes =
  /^(ENOSPC|EDQUOT|EFBIG|EIO|EROFS|EMFILE|ENFILE|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

export function isStorageFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && codes.test(code)) || error.name === 'TimeoutError';
}
