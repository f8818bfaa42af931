/** The database is temporarily unavailable. The same request may succeed a moment later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Value of Retry-After. */
export const retryAfterSeconds = 2;

/** Codes of the network, PostgreSQL (classes 08 and 53, operator shutdown, statement timeout), and Prisma. */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\d{3}|53\d{3}|57P0[1-5]|57014|P1001|P1002|P1008|P1017|P2024|P2028|P2037)$/;
/** `pg` errors without a code. */
const sentences =
  /timeout exceeded when trying to connect|connection timeout|Connection terminated|Query read timeout|connection error and is not queryable|Client was closed|after calling end on the pool|Server has closed the connection|ConnectionClosed|SocketTimeout|DatabaseNotReachable/;

/** Whether the database was down, full, or too slow. Also looks at wrapped errors. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error) || depth > 4) return false;
  const { code, meta, errors } = error as { code?: unknown; meta?: { code?: unknown }; errors?: unknown[] };
  if (isCode(code) || isCode(meta?.code) || sentences.test(error.message)) return true;
  return isUnavailable(error.cause, depth + 1) || (errors?.some((one) => isUnavailable(one, depth + 1)) ?? false);
}

const isCode = (code: unknown): boolean => typeof code === 'string' && codes.test(code);
